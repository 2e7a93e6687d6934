/** A game without its ground, in numbers: what a turn changes. Slugs in game order, dropped weapons in the order of their cells. */
export class Position {
  player = 0;
  weapon = 0;
  health = 0;
  poison = 0;
  /** 1 when slugs move in the coming turn; 0 when none is left. */
  mobile = 0;
  /** How many slugs live. */
  alive = 0;
  readonly kinds: Uint8Array;
  readonly cells: Int32Array;
  readonly healths: Int32Array;
  readonly poisons: Int32Array;
  /** How many dropped weapons lie on the floor, by the kind of the slug that carried them. */
  drops = 0;
  readonly dropKinds: Uint8Array;
  readonly dropCells: Int32Array;
  /** Of the weapons that lay on the floor at the start, a bit for each that still does; in words as a key has them. */
  readonly items: Int32Array;

  constructor(slugs: number, words: number) {
    this.kinds = new Uint8Array(slugs);
    this.cells = new Int32Array(slugs);
    this.healths = new Int32Array(slugs);
    this.poisons = new Int32Array(slugs);
    this.dropKinds = new Uint8Array(slugs);
    this.dropCells = new Int32Array(slugs);
    this.items = new Int32Array(words);
  }
}
