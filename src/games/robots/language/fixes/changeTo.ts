import { excerpt } from '../../../../core/excerpt';
import type { TextRange } from '../../../../core/range';
import type { Fix } from '../../../fileFormat';
import { fix } from '../../../fixes';
import type { RobotsEditorKey } from '../../texts';

/** Puts a text in place of what is wrong. */
export function changeTo(range: TextRange, text: string, preferred = true): Fix<RobotsEditorKey> {
  const title = { key: 'robots.fix.change-to', args: { text: excerpt(text) } } as const;
  return fix(title, () => ({ range, newText: text }), preferred);
}
