import { BASH, DEFEND, ERUPTION, NEUTRALIZE, STRIKE, SURVIVOR, VIGILANCE } from '../facts/cards';
import { Card } from './card';

/** A plain attack. */
export class Strike extends Card {
  constructor() {
    super(STRIKE);
  }
}

/** A plain block. */
export class Defend extends Card {
  constructor() {
    super(DEFEND);
  }
}

/** An attack that makes its target vulnerable. */
export class Bash extends Card {
  constructor() {
    super(BASH);
  }
}

/** A cheap attack that weakens and makes vulnerable. */
export class Neutralize extends Card {
  constructor() {
    super(NEUTRALIZE);
  }
}

/** A large block for one energy. */
export class Survivor extends Card {
  constructor() {
    super(SURVIVOR);
  }
}

/** A heavy attack. */
export class Eruption extends Card {
  constructor() {
    super(ERUPTION);
  }
}

/** A block that makes stronger. */
export class Vigilance extends Card {
  constructor() {
    super(VIGILANCE);
  }
}

/** One card of each kind that a move can name. `docs/games/spire.md#cards` */
export const CARDS: readonly Card[] = [
  new Strike(),
  new Defend(),
  new Bash(),
  new Neutralize(),
  new Survivor(),
  new Eruption(),
  new Vigilance(),
];

const BY_NAME = new Map(CARDS.map((card) => [card.getName(), card]));

/** The card of a name, in exactly its case; `undefined` for any other word. */
export function cardNamed(name: string): Card | undefined {
  return BY_NAME.get(name);
}
