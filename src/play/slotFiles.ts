import type { Problem } from '../core/problem';
import { analyse } from '../games/analysis';
import type { AnyFormat } from '../games/fileFormat';
import type { SlotText } from './messages';

/** More problems of a loaded file than a panel shows. */
const MAX_PROBLEMS = 20;

/** A file that the user loaded into a slot, as it is now. */
export interface SlotFile {
  readonly name: string;
  readonly problems: readonly Problem[];
  /** Whether it cannot be read any more. */
  readonly isGone: boolean;
}

interface Known extends SlotFile {
  readonly text: string | null;
  /** The last definition in this slot that played; `null` as long as there was none. */
  readonly good: { readonly definition: unknown } | null;
}

/** The files in the slots, by number. In a slot whose file is broken or gone, the last text that played stays in the game. */
export class SlotFiles {
  private known = new Map<number, Known>();

  /** The files as they are now, with what is wrong with them. */
  get files(): ReadonlyMap<number, SlotFile> {
    return this.known;
  }

  /** The definitions that the game is to play with. */
  get playing(): ReadonlyMap<number, unknown> {
    return new Map([...this.known].flatMap(([slot, { good }]) => (good ? [[slot, good.definition]] : [])));
  }

  /** Looks at the texts that came with the followed file; slots that are empty now are forgotten. */
  take(slots: readonly SlotText[], format: AnyFormat): void {
    const entries = slots.map(({ slot, name, text }): [number, Known] => {
      const before = this.known.get(slot);
      const isSame = before !== undefined && before.text === text && before.name === name;
      return [slot, isSame ? before : lookSafely(name, text, format, before?.good ?? null)];
    });
    this.known = new Map(entries);
  }

  /** Another file is followed. */
  forget(): void {
    this.known.clear();
  }
}

/** A file that its format fails at, although it should not, is one that cannot be read. */
function lookSafely(name: string, text: string | null, format: AnyFormat, good: Known['good']): Known {
  try {
    return look(name, text, format, good);
  } catch {
    return { ...look(name, null, format, good), text };
  }
}

function look(name: string, text: string | null, format: AnyFormat, good: Known['good']): Known {
  if (text === null) return { name, text, good, problems: [], isGone: true };
  const { definition, problems, plays } = analyse(format, text, { limit: MAX_PROBLEMS });
  return { name, text, good: plays ? { definition } : good, problems, isGone: false };
}
