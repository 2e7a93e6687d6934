import type { Message, Table, Text } from '../../../src/core/message';

/** What a message lacks: its text, or arguments that its text names. */
export function lackOf(table: Table, { key, args = {} }: Message): string[] {
  const text = table[key];
  if (text === undefined) return [`${key}: no text`];
  return placeholdersOf(text)
    .filter((name) => !(name in args))
    .map((name) => `${key}: {${name}}`);
}

/** The arguments that some form of a text names, or is chosen by. */
function placeholdersOf(text: Text): string[] {
  if (typeof text === 'string') return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if ('select' in text) return [text.select, ...Object.values(text.cases).flatMap(placeholdersOf)];
  return ['count', ...Object.values(text).flatMap((form: string) => placeholdersOf(form))];
}
