/** How far the pointer must move before a press becomes a drag, in CSS pixels. */
const THRESHOLD = 6;

/** What a board does about its cards being dragged. */
export interface CardDragHost {
  readonly shadowRoot: ShadowRoot | null;
  /** A drag begins. `false`: this card stays where it is. */
  dragStarts(place: number): boolean;
  /** The card was let go, over the drop place of a name or over none. */
  dragEnds(place: number, over: string | null): void;
}

interface Drag {
  readonly card: HTMLElement;
  readonly place: number;
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
}

/** Lets a card follow the pointer, onto an element with `data-drop`. Works alike with a mouse, a pen and a finger. */
export class CardDrag {
  private drag: Drag | null = null;
  private isMoving = false;
  private over: Element | null = null;
  private endsInClick = false;

  constructor(private readonly host: CardDragHost) {}

  /** Whether the click that just came is the end of a drag; asked once a click. */
  takeClick(): boolean {
    const { endsInClick } = this;
    this.endsInClick = false;
    return endsInClick;
  }

  /** The pointer goes down on the card of a place. */
  press({ currentTarget: card, pointerId, clientX: x, clientY: y, button }: PointerEvent, place: number): void {
    this.endsInClick = false;
    if (button !== 0 || this.drag || !(card instanceof HTMLElement)) return;
    this.drag = { card, place, pointerId, x, y };
    card.setPointerCapture(pointerId);
    card.addEventListener('pointermove', this.move);
    card.addEventListener('pointerup', this.drop);
    card.addEventListener('lostpointercapture', this.cancel);
  }

  private readonly move = ({ clientX, clientY }: PointerEvent): void => {
    const { drag } = this;
    if (!drag) return;
    const [dx, dy] = [clientX - drag.x, clientY - drag.y];
    if (!this.isMoving) {
      if (Math.hypot(dx, dy) < THRESHOLD) return;
      if (!this.host.dragStarts(drag.place)) return this.stop();
      this.isMoving = true;
      drag.card.toggleAttribute('data-dragged', true);
    }
    drag.card.style.setProperty('--dx', `${dx}px`);
    drag.card.style.setProperty('--dy', `${dy}px`);
    this.markOver(this.placeAt(clientX, clientY));
  };

  private readonly drop = (): void => {
    const { drag, isMoving, over } = this;
    this.stop();
    if (!drag || !isMoving) return;
    this.endsInClick = true;
    this.host.dragEnds(drag.place, over?.getAttribute('data-drop') ?? null);
  };

  private readonly cancel = (): void => {
    const { drag, isMoving } = this;
    this.stop();
    if (drag && isMoving) this.host.dragEnds(drag.place, null);
  };

  private stop(): void {
    const card = this.drag?.card;
    this.drag = null;
    this.isMoving = false;
    this.markOver(null);
    card?.removeEventListener('pointermove', this.move);
    card?.removeEventListener('pointerup', this.drop);
    card?.removeEventListener('lostpointercapture', this.cancel);
    card?.toggleAttribute('data-dragged', false);
  }

  /** The card itself lies under the pointer, so all elements there are looked through. */
  private placeAt(x: number, y: number): Element | null {
    for (const element of this.host.shadowRoot?.elementsFromPoint(x, y) ?? []) {
      const place = element.closest('[data-drop]');
      if (place) return place;
    }
    return null;
  }

  private markOver(place: Element | null): void {
    this.over?.toggleAttribute('data-over', false);
    this.over = place;
    place?.toggleAttribute('data-over', true);
  }
}
