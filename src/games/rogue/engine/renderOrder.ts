/** What is drawn over what: the higher is on top. `docs/games/rogue.md#what-is-shown` */
export enum RenderOrder {
  Remains = 1,
  Item = 2,
  Actor = 3,
}
