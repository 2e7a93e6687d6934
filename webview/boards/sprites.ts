/** Something that looks the same wherever it stands, painted around the middle of a square of this side. */
export type PaintSprite = (context: CanvasRenderingContext2D, side: number) => void;

/** More kinds of sprites than any board has at one size; beyond that the cache starts afresh. */
const MAX_SPRITES = 200;

/**
 * Keeps what was painted once, by a name that tells all that its look depends on besides size and scale: painting outlined text takes a
 * hundred times as long as copying a picture.
 */
export class Sprites {
  private readonly kept = new Map<string, HTMLCanvasElement>();
  private side = 0;
  private scale = 0;

  /** Puts a sprite with its upper left corner at a place in CSS pixels; painted on first use. */
  put(
    context: CanvasRenderingContext2D,
    name: string,
    left: number,
    top: number,
    side: number,
    paint: PaintSprite,
  ): void {
    const scale = context.getTransform().a;
    if (side !== this.side || scale !== this.scale || this.kept.size > MAX_SPRITES) {
      this.kept.clear();
      this.side = side;
      this.scale = scale;
    }
    let sprite = this.kept.get(name);
    if (!sprite) {
      sprite = paintOnce(side, scale, paint);
      this.kept.set(name, sprite);
    }
    context.drawImage(sprite, left, top, side, side);
  }
}

function paintOnce(side: number, scale: number, paint: PaintSprite): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.ceil(side * scale);
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.scale(canvas.width / side, canvas.height / side);
  context.translate(side / 2, side / 2);
  paint(context, side);
  return canvas;
}
