import type { Message } from '../core/message';
import type { SourceText } from '../core/sourceText';
import { deleteLines, type TextEdit } from '../core/textEdit';
import type { Fix } from './fileFormat';

/** A repair of more places than this is not offered: an editor would be busy with it for longer than anybody waits. */
export const MAX_EDITS = 10_000;

/** What a repair of many places does to one of them. */
type EditOf<Target> = (target: Target) => TextEdit | readonly TextEdit[];

/** A repair by some edits that do not overlap. It is the preferred one unless it is said not to be. */
export function fix<Key extends string>(
  title: Message<Key>,
  edits: () => TextEdit | readonly TextEdit[],
  preferred = true,
): Fix<Key> {
  return { title, edits: () => [edits()].flat(), preferred };
}

/** One repair for all places of a kind; none for fewer than two, and none for more than an editor can do at once. */
export function fixAll<Target, Key extends string>(
  title: (count: number) => Message<Key>,
  targets: readonly Target[],
  editOf: EditOf<Target>,
): Fix<Key>[] {
  if (targets.length < 2 || targets.length > MAX_EDITS) return [];
  return [{ title: title(targets.length), edits: () => targets.flatMap((target) => editOf(target)), preferred: false }];
}

/** The repair of one place, and that of all places of its kind. */
export function fixOneAndAll<Target, Key extends string>(
  one: { readonly title: Message<Key>; readonly target: Target | null | undefined },
  all: { readonly title: (count: number) => Message<Key>; readonly targets: readonly Target[] },
  editOf: EditOf<Target>,
): Fix<Key>[] {
  const { target } = one;
  const here = target === null || target === undefined ? [] : [fix(one.title, () => editOf(target))];
  return [...here, ...fixAll(all.title, all.targets, editOf)];
}

/**
 * A function that lists what a repair of all places of a definition is about: once a definition, however often its problems are asked for
 * repairs, and no longer than it takes to see that there are too many.
 */
export function listOnce<Definition extends object, Target>(
  find: (definition: Definition) => Iterable<Target>,
): (definition: Definition) => readonly Target[] {
  const lists = new WeakMap<Definition, readonly Target[]>();
  return (definition) => {
    const known = lists.get(definition);
    if (known) return known;
    const list: Target[] = [];
    for (const target of find(definition)) if (list.push(target) > MAX_EDITS) break;
    lists.set(definition, list);
    return list;
  };
}

/** Deletes whole lines, given from 0 in ascending order; neighbours go in one edit, so that no two edits overlap. */
export function removeLines({ lines }: SourceText, doomed: readonly number[]): TextEdit[] {
  const lengths = lines.map((line) => line.length);
  const edits: TextEdit[] = [];
  for (let at = 0; at < doomed.length;) {
    const from = doomed[at] ?? 0;
    let to = from;
    while (doomed[++at] === to + 1) to++;
    edits.push(deleteLines(from, to, lengths));
  }
  return edits;
}
