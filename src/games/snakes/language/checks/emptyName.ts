import { rangeInLine } from '../../../../core/range';
import type { Check } from '../../../fileFormat';
import { fix } from '../../../fixes';
import type { SnakesEditorKey } from '../../texts';
import type { SnakeFile } from '../snakeFile';
import { SAMPLE_NAME } from '../vocabulary';

/** The header must name the snake. */
export const emptyName: Check<SnakeFile, SnakesEditorKey> = {
  code: 'snake/empty-name',
  severity: 'error',
  *check({ name, parts: { header } }) {
    if (header && name === '') yield { range: rangeInLine(header.line, header.word.to, header.word.to) };
  },
  fixes(_, { range }) {
    const title = { key: 'snakes.fix.add-name', args: { name: SAMPLE_NAME } } as const;
    return [fix(title, () => ({ range, newText: ` ${SAMPLE_NAME}` }))];
  },
};
