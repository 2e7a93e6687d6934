import type { TextEdit } from '../../../../core/textEdit';
import type { Fix, Message } from '../../../fileFormat';

/** The repair of one place, which is preferred, and, where there are more such places, that of all; `allKey` is told their number as `count`. */
export function oneAndAll(one: Message, edit: TextEdit, allKey: string, all: readonly TextEdit[]): Fix[] {
  const fixes: Fix[] = [{ title: one, edits: [edit], preferred: true }];
  if (all.length > 1) fixes.push({ title: { key: allKey, args: { count: all.length } }, edits: all, preferred: false });
  return fixes;
}
