/** A command of a medic robot, as it must be spelt. `docs/games/robots.md#medic-files` */
export type MedicCommand = 'Forward' | 'Left90' | 'Right90' | 'Turn180';

/** Every command: the one table behind parsing, completion, hover, grammar and docs. The texts are `robots.command.COMMAND`. */
export const MEDIC_COMMANDS: readonly MedicCommand[] = ['Forward', 'Left90', 'Right90', 'Turn180'];

/** What the first word of an arena line can be. `docs/games/robots.md#arena-files` */
export type ArenaKeyword = 'seed' | 'turns' | 'attack' | 'medic';

/** What a word after the first one stands for; the docs and messages write it in capitals. */
export type Parameter = 'seed' | 'turns' | 'team' | 'x' | 'y' | 'direction' | 'file';

/** A kind of arena line: its first word and what must follow. The texts are `robots.keyword.KEYWORD`. */
export interface ArenaWord {
  readonly keyword: ArenaKeyword;
  readonly parameters: readonly Parameter[];
}

/** Every kind of arena line: the one table behind parsing, completion, hover, grammar and docs. */
export const ARENA_WORDS: readonly ArenaWord[] = [
  { keyword: 'seed', parameters: ['seed'] },
  { keyword: 'turns', parameters: ['turns'] },
  { keyword: 'attack', parameters: ['team', 'x', 'y', 'direction'] },
  { keyword: 'medic', parameters: ['team', 'x', 'y', 'direction', 'file'] },
];

/** The seed of an arena without one. */
export const DEFAULT_SEED = '0';

/** The turn limit of an arena without one. */
export const DEFAULT_TURNS = 100;

/** How a kind of line is written, as messages show it: the first word, then the parameters in capitals. */
export function syntaxOf({ keyword, parameters }: ArenaWord): string {
  return [keyword, ...parameters.map((parameter) => parameter.toUpperCase())].join(' ');
}

/** The commands for a walk in a square, for whoever begins a medic file. */
export const SQUARE_WALK = 'Forward\nForward\nLeft90\n';
