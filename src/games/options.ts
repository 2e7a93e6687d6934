/** Chance starts from it: an integer of any size. */
export interface SeedOption {
  readonly kind: 'seed';
  readonly name: 'seed';
}

/** A whole number from 0. */
export interface CountOption {
  readonly kind: 'count';
  readonly name: string;
}

/** One of some words, the usual one first. */
export interface ChoiceOption {
  readonly kind: 'choice';
  readonly name: string;
  readonly words: readonly string[];
}

/** Something that the user may choose for a game. Terminal, panel and saved sessions offer, refuse and keep what games declare. */
export type GameOption = SeedOption | CountOption | ChoiceOption;

/** What was chosen, by the names of options, in the form that `readOption` gives. What is absent was not chosen. */
export type OptionValues = Readonly<Record<string, string>>;

export const SEED: SeedOption = { kind: 'seed', name: 'seed' };

/** After how many turns a game is stopped. */
export const TURNS: CountOption = { kind: 'count', name: 'turns' };

const MAX_SEED_DIGITS = 1000;

/** The value that a text gives to an option, in its plain form; `null` when it gives none. */
export function readOption(option: GameOption, text: string): string | null {
  switch (option.kind) {
    case 'seed':
      return text.length <= MAX_SEED_DIGITS && /^[+-]?[0-9]+$/.test(text) ? BigInt(text).toString() : null;
    case 'count':
      return /^[0-9]{1,15}$/.test(text) ? String(Number(text)) : null;
    case 'choice':
      return option.words.includes(text) ? text : null;
  }
}

/** The values of the options that a game declares, out of what was said; what means nothing to it is left out. */
export function readOptions(options: readonly GameOption[], said: OptionValues): OptionValues {
  const values = options.flatMap((option): [string, string][] => {
    const text = Object.hasOwn(said, option.name) ? said[option.name] : undefined;
    const value = text === undefined ? null : readOption(option, text);
    return value === null ? [] : [[option.name, value]];
  });
  return Object.fromEntries(values);
}

/** The number that was chosen, or `undefined`. */
export function countOf({ name }: CountOption, values: OptionValues): number | undefined {
  return values[name] === undefined ? undefined : Number(values[name]);
}

/** The word that was chosen, or the usual one. */
export function wordOf({ name, words }: ChoiceOption, values: OptionValues): string {
  return values[name] ?? words[0] ?? '';
}
