/** A command of a medic robot, as it must be spelt. `docs/games/robots.md#medic-files` */
export type MedicCommand = 'Forward' | 'Left90' | 'Right90' | 'Turn180';

/** Every command: the one table behind reading, completion, hover, grammar and docs. The texts are `robots.command.COMMAND`. */
export const MEDIC_COMMANDS: readonly MedicCommand[] = ['Forward', 'Left90', 'Right90', 'Turn180'];

/** What the first word of an arena line can be. `docs/games/robots.md#arena-files` */
export type ArenaKeyword = 'seed' | 'turns' | 'attack' | 'medic';

/** What a word behind the first one stands for; in capitals it is how the docs and messages write it. */
export type Parameter = 'seed' | 'turns' | 'team' | 'x' | 'y' | 'direction' | 'file';

/** A kind of arena line: its first word and what must follow. The texts are `robots.keyword.KEYWORD`. */
export interface ArenaWord {
  readonly keyword: ArenaKeyword;
  readonly parameters: readonly Parameter[];
}

/** Every kind of arena line: the one table behind reading, completion, hover, grammar and docs. */
export const ARENA_WORDS: readonly ArenaWord[] = [
  { keyword: 'seed', parameters: ['seed'] },
  { keyword: 'turns', parameters: ['turns'] },
  { keyword: 'attack', parameters: ['team', 'x', 'y', 'direction'] },
  { keyword: 'medic', parameters: ['team', 'x', 'y', 'direction', 'file'] },
];

/** The seed of an arena that names none. */
export const USUAL_SEED = '0';

/** The number of turns of an arena that names none. */
export const USUAL_TURNS = 100;

/** The line's shape as a message shows it: the word, then its parameters in capitals. */
export function shapeOf({ keyword, parameters }: ArenaWord): string {
  return [keyword, ...parameters.map((parameter) => parameter.toUpperCase())].join(' ');
}
