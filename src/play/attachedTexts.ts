import type { Problem } from '../core/problem';
import { analyse } from '../games/analysis';
import type { AnyFormat } from '../games/formats';
import type { DocumentMessage } from './messages';

/** More problems of an attached file than a panel shows. */
const MAX_PROBLEMS = 20;

/** A file that the user attached to the game, as it is now. */
export interface AttachedFile {
  readonly name: string;
  readonly problems: readonly Problem[];
  /** Whether it cannot be read any more. */
  readonly isGone: boolean;
}

interface Known extends AttachedFile {
  readonly text: string | null;
  /** The last text under this name that played. */
  readonly good: string | null;
}

/** The texts of the attached files, by name. Under a name whose text is broken or gone, the last one that played stays in the game. */
export class AttachedTexts {
  private known = new Map<string, Known>();

  /** The files as they are now, with what is wrong with them. */
  get files(): Readonly<Record<string, AttachedFile>> {
    return Object.fromEntries(this.known);
  }

  /** The texts that the game is to play with. */
  get playing(): [name: string, text: string | null][] {
    return [...this.known].map(([name, { text, good }]) => [name, good ?? text]);
  }

  /** Looks at the texts that came with the followed file; names that are attached no more are forgotten. */
  take({ attachments, companions }: DocumentMessage, format: AnyFormat): void {
    const entries = Object.entries(attachments).map(([key, { name }]): [string, Known] => {
      const text = companions[key] ?? null;
      const before = this.known.get(key);
      const isSame = before !== undefined && before.text === text && before.name === name;
      return [key, isSame ? before : look(name, text, format, before?.good ?? null)];
    });
    this.known = new Map(entries);
  }

  /** Another file is followed. */
  forget(): void {
    this.known.clear();
  }
}

function look(name: string, text: string | null, format: AnyFormat, good: string | null): Known {
  if (text === null) return { name, text, good, problems: [], isGone: true };
  const { problems, plays } = analyse(format, text, { limit: MAX_PROBLEMS });
  return { name, text, good: plays ? text : good, problems, isGone: false };
}
