import { rangeInLine } from '../../../../core/range';
import type { Check } from '../../../fileFormat';
import { fix } from '../../../fixes';
import type { SnakesEditorKey } from '../../texts';
import { endAtBottom } from '../fixes/addEnd';
import type { SnakeFile } from '../snakeFile';

/** The last line with code must be `end`. */
export const noEnd: Check<SnakeFile, SnakesEditorKey> = {
  code: 'snake/no-end',
  severity: 'error',
  *check({ source, parts: { end, lastCodeLine } }) {
    if (end || lastCodeLine === null) return;
    const { length } = source.line(lastCodeLine);
    yield { range: rangeInLine(lastCodeLine, length, length) };
  },
  fixes(file) {
    return [fix({ key: 'snakes.fix.add-end' }, () => endAtBottom(file) ?? [])];
  },
};
