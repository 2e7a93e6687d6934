import type { PanelView, SavedPanel } from '../play/messages';

/** More files than anybody plays in one window. */
const MAX_SESSIONS = 200;

/** The sessions of all files that were played since the window opened, so that each goes on at its turn; the oldest ones give way. */
export class Sessions {
  private readonly kept = new Map<string, SavedPanel>();
  private view: PanelView | undefined;

  keep(saved: SavedPanel): void {
    this.kept.delete(saved.uri);
    this.kept.set(saved.uri, saved);
    this.view = saved.view;
    const [oldest] = this.kept.keys();
    if (this.kept.size > MAX_SESSIONS && oldest !== undefined) this.kept.delete(oldest);
  }

  /** The session of the file that has, or had, one of these addresses, as the panel was arranged last. */
  of(addresses: readonly string[]): SavedPanel | undefined {
    const saved = addresses.map((address) => this.kept.get(address)).find((each) => each !== undefined);
    return saved && this.view ? { ...saved, view: this.view } : saved;
  }
}
