/** A text of a game, and the texts of the files that it names, by path; `null` for one that cannot be read. */
export interface Example {
  readonly text: string;
  readonly files?: Readonly<Record<string, string | null>>;
}

/** Texts for what is tested in every language. Each game's `examples.ts` has those of its own. */
export interface Examples {
  readonly languageId: string;
  /** Texts that are wrong: together they break every check. */
  readonly bad: readonly Example[];
  /** Pieces that random texts are made of, besides any characters: letters, words, line ends. */
  readonly pieces: readonly string[];
}

/** Examples by their lines. */
export const texts = (...lists: readonly (readonly string[])[]): Example[] =>
  lists.map((lines) => ({ text: lines.join('\n') }));

/** Line ends and characters that go wrong easily. */
export const ODD_PIECES: readonly string[] = [
  '\n',
  '\n',
  '\r\n',
  '\r',
  '\n\n',
  '\t',
  ' ',
  '\uFEFF',
  '😀',
  '\ud83d',
  '\u2028',
];
