/** A snake that bites a tail ahead, for whoever begins a file. */
export const TEMPLATE = `snake MySnake
       ; // an enemy's tail ahead: bite it
       ;
   T   ;
   h   ;
       ;
       ;
       ;
end
`;
