import type { TextRange } from '../../../../../core/range';
import type { Fix } from '../../../../fileFormat';

/** The repair that puts a text in place of what is wrong. */
export function write(range: TextRange, text: string, preferred: boolean): Fix {
  return { title: { key: 'robots.fix.write', args: { text } }, edits: [{ range, newText: text }], preferred };
}
