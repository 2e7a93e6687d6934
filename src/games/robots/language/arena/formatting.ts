import { trimmed } from '../../../../core/words';
import type { Parameter } from '../../facts/vocabulary';
import type { Arena } from './arena';
import { endOfCode, type ArenaLine } from './arenaLine';
import { readCoordinate, readSeed, readTurns } from './numbers';

/**
 * The canonical text of an arena without errors: one space between words, no indentation, no leading zeros, comments kept. Blank lines at the
 * end are dropped.
 */
export function format({ source, lines }: Arena): string {
  const codes = new Map(lines.map((line) => [line.line, codeOf(line)]));
  const formatted = source.lines.map((text, line) => {
    const code = codes.get(line) ?? '';
    const comment = trimmed(text.slice(endOfCode(text))).text;
    return code === '' || comment === '' ? code + comment : `${code} ${comment}`;
  });
  while (formatted.at(-1) === '') formatted.pop();
  return formatted.map((line) => `${line}\n`).join('');
}

/** A line with too few or too many words stays as it is, so that nothing is lost. */
function codeOf({ head, entry, words, code }: ArenaLine): string {
  if (entry?.parameters.length !== words.length) return code.text;
  return [head.text, ...entry.parameters.map((parameter, at) => valueOf(parameter, words[at]?.text ?? ''))].join(' ');
}

function valueOf(parameter: Parameter, text: string): string {
  switch (parameter) {
    case 'seed':
      return readSeed(text) ?? text;
    case 'turns':
      return readTurns(text) ?? text;
    case 'x':
    case 'y':
      return String(readCoordinate(text) ?? text);
    default:
      return text;
  }
}
