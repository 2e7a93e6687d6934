import type { Session } from '../src/play/session';
import { MARK_KINDS, type Board, type MarkKind } from './boards/board';

/** A mark over the timeline. */
export interface TurnMark {
  readonly turn: number;
  readonly kind: MarkKind;
}

/** Of how many turns the marks are worked out in one go; the rest follows when it is asked for again. */
const TURNS_AT_ONCE = 500;

/** The gravest of some kinds of marks, or `null` for none. */
function gravest(kinds: readonly (MarkKind | null | undefined)[]): MarkKind | null {
  return MARK_KINDS.find((kind) => kinds.includes(kind)) ?? null;
}

/** Keeps which turns of a session are marked, so that each turn's events are looked at once. */
export class TurnMarks {
  private session: Session | null = null;
  private revision = -1;
  private known = 0;
  private readonly marked = new Map<number, MarkKind>();

  /** The marks of a session as far as they are known by now; `true` when there are more to come. */
  of(session: Session, board: Pick<Board<unknown>, 'markOf'>): { marks: readonly TurnMark[]; isPartial: boolean } {
    if (session !== this.session || session.revision !== this.revision || session.turns < this.known)
      this.forget(session);
    const last = Math.min(session.turns, this.known + TURNS_AT_ONCE);
    for (let turn = last; turn > this.known; turn--) {
      const kind = gravest(session.eventsOf(turn).map((event) => board.markOf?.(event)));
      if (kind) this.marked.set(turn, kind);
    }
    this.known = last;
    const marks = [...this.marked].map(([turn, kind]) => ({ turn, kind }));
    return { marks, isPartial: last < session.turns };
  }

  private forget(session: Session): void {
    this.session = session;
    this.revision = session.revision;
    this.known = 0;
    this.marked.clear();
  }
}

/** What is left of marks when closer ones than so many turns give way to the gravest of them. */
export function thinned(marks: readonly TurnMark[], distance: number): TurnMark[] {
  const kept: TurnMark[] = [];
  for (const kind of MARK_KINDS) {
    for (const mark of marks) {
      if (mark.kind !== kind) continue;
      if (kept.every(({ turn }) => Math.abs(turn - mark.turn) >= distance)) kept.push(mark);
    }
  }
  return kept.sort((a, b) => a.turn - b.turn);
}
