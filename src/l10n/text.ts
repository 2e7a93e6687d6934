import type { Message, PluralForms, SelectForms, Table, Text, TextArguments } from '../core/message';

/** A language: its texts, and its rules for plurals. Whoever says something is handed one. */
export interface Language {
  /** As in BCP 47, such as `en`. */
  readonly tag: string;
  readonly table: Table;
  readonly plurals: Intl.PluralRules;
}

/** A language out of tables; a later one goes before an earlier one. */
export function createLanguage(tag: string, tables: readonly Table[]): Language {
  return { tag, table: Object.assign({}, ...tables) as Table, plurals: new Intl.PluralRules(tag) };
}

/**
 * The text of a message in a language. A problem that any file may have, such as `slug/too-large`, has the text of its code with `*` for the
 * prefix. An unknown key is its own text, so that nothing is ever silent.
 */
export function say(language: Language, { key, args = {} }: Message): string {
  const { table, plurals } = language;
  const text = textOf(table, key) ?? textOf(table, key.replace(/^[a-z]+\//, '*/'));
  return text === undefined ? key : fill(language, formFor(text, args, plurals), args);
}

function textOf(table: Table, key: string): Text | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

function formFor(text: Text, args: TextArguments, plurals: Intl.PluralRules): string {
  if (typeof text === 'string') return text;
  return 'select' in text ? selectedForm(text, args, plurals) : pluralForm(text, args, plurals);
}

function selectedForm({ select, cases }: SelectForms, args: TextArguments, plurals: Intl.PluralRules): string {
  const value = String(args[select]);
  const chosen = Object.hasOwn(cases, value) ? cases[value] : cases['other'];
  return formFor(chosen ?? '', args, plurals);
}

function pluralForm(forms: PluralForms, args: TextArguments, plurals: Intl.PluralRules): string {
  const category = plurals.select(Number(args['count']));
  return (category in forms ? forms[category as keyof PluralForms] : undefined) ?? forms.other;
}

function fill(language: Language, text: string, args: TextArguments): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(args, name) ? args[name] : whole;
    return typeof value === 'object' ? say(language, value) : String(value);
  });
}
