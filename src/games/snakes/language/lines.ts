import { trimmed } from '../../../core/words';

const COMMENT = '//';

/** What stands before the comment of a line: its code. `docs/games/snakes.md#lines` */
export function codeOf(line: string): string {
  const comment = line.indexOf(COMMENT);
  return comment < 0 ? line : line.slice(0, comment);
}

/** The comment of a line from its slashes on, without white space at its end; `null` when there is none. */
export function commentOf(line: string): string | null {
  const comment = line.indexOf(COMMENT);
  return comment < 0 ? null : line.slice(comment, trimmed(line).to);
}

/** What a comment says, without its slashes and the white space around it. */
export function saidBy(comment: string): string {
  return trimmed(comment.replace(/^\/+/, '')).text;
}

/** Whether a code is only spaces and tabs. */
export function isBlank(code: string): boolean {
  return trimmed(code).text === '';
}
