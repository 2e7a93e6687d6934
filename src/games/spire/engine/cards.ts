import { Card } from './card';

export class Strike extends Card {
  constructor() {
    super({ name: 'Strike', damage: 6, description: 'Deal 6 damage.' });
  }
}

export class Defend extends Card {
  constructor() {
    super({ name: 'Defend', block: 5, requiresTarget: false, description: 'Gain 5 block.' });
  }
}

export class Bash extends Card {
  constructor() {
    super({ name: 'Bash', damage: 7, block: 5, energyCost: 2, description: 'Deal 7 damage. Gain 5 block.' });
  }
}

export class Neutralize extends Card {
  constructor() {
    super({
      name: 'Neutralize',
      damage: 3,
      energyCost: 0,
      statusModifiers: { weak: 1, vulnerable: 2 },
      description: 'Deal 3 damage. Apply 1 weak. Apply 2 vulnerable.',
    });
  }
}

export class Survivor extends Card {
  constructor() {
    super({
      name: 'Survivor',
      block: 8,
      statusModifiers: { strength: 1 },
      requiresTarget: false,
      description: 'Gain 8 block and 1 strength.',
    });
  }
}

export class Eruption extends Card {
  constructor() {
    super({ name: 'Eruption', damage: 9, energyCost: 2, description: 'Deal 9 damage.' });
  }
}

export class Vigilance extends Card {
  constructor() {
    super({
      name: 'Vigilance',
      block: 8,
      energyCost: 2,
      statusModifiers: { strength: 1 },
      requiresTarget: false,
      description: 'Gain 8 block and 1 strength.',
    });
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

/** The card of a name, upper and lower case told apart; `undefined` for any other word. */
export function cardNamed(name: string): Card | undefined {
  return BY_NAME.get(name);
}
