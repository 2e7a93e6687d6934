import type { SavedPanel } from './messages';

/** As many files as anybody goes to and fro between. */
const MAX_SESSIONS = 50;

/** The sessions of files that are not played at the moment, by address and language; the oldest ones give way. */
export class OtherSessions {
  private readonly kept = new Map<string, SavedPanel>();

  keep(session: SavedPanel | null): void {
    if (!session) return;
    const key = keyOf(session.uri, session.languageId);
    this.kept.delete(key);
    this.kept.set(key, session);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= MAX_SESSIONS) break;
      this.kept.delete(oldest);
    }
  }

  /** The session of a file that has, or had, one of these addresses. */
  of(uris: readonly string[], languageId: string): SavedPanel | null {
    for (const uri of uris) {
      const session = this.kept.get(keyOf(uri, languageId));
      if (session) return session;
    }
    return null;
  }
}

const keyOf = (uri: string, languageId: string): string => `${languageId} ${uri}`;
