import { CENTRE, PATTERN_SIZE } from './ruleRow';

/** A row that asks for nothing, as it stands in a file. */
export const BLANK_ROW = `${' '.repeat(PATTERN_SIZE)};`;

/** A rule that asks for nothing, its head drawn at the centre; without a line end behind it. */
export const BLANK_RULE = Array.from({ length: PATTERN_SIZE }, (_, row) =>
  row === CENTRE ? `${' '.repeat(CENTRE)}h${' '.repeat(PATTERN_SIZE - 1 - CENTRE)};` : BLANK_ROW,
).join('\n');
