import type { ReactiveController } from 'lit';
import type { PlaygroundModel } from '../src/play/playgroundModel';
import type { Shell } from './shell';

/** From this width on, in CSS pixels, the details stand beside the board; below that one, little has room. */
const WIDE = 900;
const NARROW = 420;

/** The row of the drawer's tabs, and the least height of a board beside an opened drawer, in CSS pixels. */
const TABS = 29;
const LEAST_BOARD = 160;

/** Less of the shown section than this, in CSS pixels, is not worth opening the drawer for by itself. */
const LEAST_CONTENT = 64;

/** The share of the panel that an opened drawer takes. */
const OPEN_SHARE = 0.4;

/** What the layout measures. */
export interface Measured {
  readonly main: HTMLElement;
  readonly footer: HTMLElement;
  readonly header: HTMLElement;
  readonly drawer: (HTMLElement & { readonly contentHeight: number; shut: boolean }) | null;
  /** The height that the board can use at a width, in CSS pixels. */
  heightFor(width: number): number;
}

/**
 * How the zones share the panel. The drawer's height is worked out when the panel, the file or the section is another one, and then stays: nothing
 * jumps when a row of a table goes.
 */
export class LayoutController implements ReactiveController {
  width = innerWidth;
  height = innerHeight;
  private drawerHeight = TABS;
  private settledFor = '';
  private readonly observer = new ResizeObserver(([entry]) => {
    const box = entry?.contentRect;
    if (!box || (box.width === this.width && box.height === this.height)) return;
    this.width = box.width;
    this.height = box.height;
    this.shell.refresh();
  });

  constructor(
    private readonly shell: Shell & HTMLElement,
    private readonly model: PlaygroundModel,
    private readonly measured: () => Measured | null,
  ) {
    shell.addController(this);
  }

  get isWide(): boolean {
    return this.width >= WIDE;
  }

  get isNarrow(): boolean {
    return this.width < NARROW;
  }

  hostConnected(): void {
    this.observer.observe(this.shell);
  }

  hostDisconnected(): void {
    this.observer.disconnect();
  }

  /** After the parts were drawn: gives the drawer its height, and looks again once all of them stand where they will. */
  hostUpdated(): void {
    if (this.arrange())
      requestAnimationFrame(() => this.settleAgain(() => requestAnimationFrame(() => this.settleAgain())));
  }

  private settleAgain(then?: () => void): void {
    const parts = this.measured();
    if (!parts?.drawer) return;
    this.settledFor = this.keyOf(parts);
    this.settle(parts);
    this.give(parts.drawer);
    then?.();
  }

  /** `true`: something that matters is another one than before. */
  private arrange(): boolean {
    const parts = this.measured();
    if (!parts?.drawer) return false;
    const key = this.keyOf(parts);
    const isOther = key !== this.settledFor;
    if (isOther) {
      this.settledFor = key;
      this.settle(parts);
    }
    this.give(parts.drawer);
    return isOther;
  }

  private give(drawer: NonNullable<Measured['drawer']>): void {
    drawer.style.height = `${this.drawerHeight}px`;
    drawer.shut = this.drawerHeight <= TABS;
  }

  private keyOf({ footer }: Measured): string {
    const { view, document: file, session } = this.model;
    return [this.width, this.height, view.drawer, view.section, file?.uri, session !== null, footer.offsetHeight].join(
      '|',
    );
  }

  private settle({ main, header, footer, drawer, heightFor }: Measured): void {
    const room = main.clientHeight - header.offsetHeight - footer.offsetHeight;
    const content = drawer?.contentHeight ?? TABS;
    const { drawer: wish } = this.model.view;
    const free = room - heightFor(main.clientWidth);
    const most = Math.max(TABS, room - LEAST_BOARD, wish === 'open' ? room * OPEN_SHARE : 0);
    const byItself = free < Math.min(content, TABS + LEAST_CONTENT) ? TABS : free;
    const wanted = wish === 'closed' ? TABS : wish === 'open' ? Math.max(free, room * OPEN_SHARE) : byItself;
    this.drawerHeight = Math.floor(Math.max(TABS, Math.min(most, wanted, Math.max(content, TABS))));
  }
}
