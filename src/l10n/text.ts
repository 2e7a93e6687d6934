import type { TextArguments } from '../core/problem';

/**
 * A text for people: `{name}` is replaced by the argument of that name. Where the wording depends on a number there is one form for each
 * category of the language's plural rules, chosen by the argument `count`.
 */
export type Text =
  string | { readonly one: string; readonly few?: string; readonly many?: string; readonly other: string };

/** The texts of a language, by key. Problems have their code as key. */
export type Table = Readonly<Record<string, Text>>;

/** Something to say: a key of the tables with its arguments. */
export interface Sayable {
  readonly key: string;
  readonly args?: TextArguments;
}

/** A language: its texts and its rules for plurals and numbers. */
export interface Language {
  /** As in BCP 47, such as `en`. */
  readonly tag: string;
  readonly table: Table;
}

/** The text of a key in a language. An unknown key is its own text, so that nothing is ever silent. */
export function say({ tag, table }: Language, { key, args = {} }: Sayable): string {
  const text = table[key];
  if (text === undefined) return key;
  return fill(typeof text === 'string' ? text : formFor(tag, text, Number(args['count'])), args);
}

function formFor(tag: string, forms: Exclude<Text, string>, count: number): string {
  const category = new Intl.PluralRules(tag).select(count);
  return (category in forms ? forms[category as keyof typeof forms] : undefined) ?? forms.other;
}

function fill(text: string, args: TextArguments): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole));
}
