import { MARGIN, paintSprite, type Inks, type Sprite } from './sprite';

/** More pictures than any board shows at once; beyond that the oldest are painted anew when they are wanted. */
const MOST = 400;

/** Outlines may reach beyond the square, so each picture has room around it. */
const ROOM = MARGIN / 100;

/**
 * Keeps what was painted once: painting paths takes many times as long as copying a picture. The name tells sprites apart, with all that their
 * shape depends on; side, hue and theme are told apart by themselves.
 */
export class SpriteCache {
  private readonly kept = new Map<string, HTMLCanvasElement>();
  private palette: Inks['palette'] | undefined;

  /** Puts a sprite with its square's upper left corner at a place, all in CSS pixels; crisp at the context's own scale. */
  put(
    context: CanvasRenderingContext2D,
    name: string,
    sprite: Sprite,
    x: number,
    y: number,
    side: number,
    inks: Inks,
  ): void {
    if (inks.palette !== this.palette) this.forget();
    this.palette = inks.palette;
    const { a, b } = context.getTransform();
    const pixels = Math.ceil(side * Math.hypot(a, b));
    if (pixels < 1) return;
    const key = `${name} ${pixels} ${inks.hue}`;
    let picture = this.kept.get(key);
    if (!picture) {
      picture = pictureOf(sprite, pixels, inks);
      this.keep(key, picture);
    }
    // The room is whole pixels, so that the square's own pixels meet those of the canvas.
    const scale = side / pixels;
    const room = roomOf(pixels) * scale;
    context.drawImage(picture, x - room, y - room, picture.width * scale, picture.height * scale);
  }

  /** Lets go of all pictures. */
  forget(): void {
    this.kept.clear();
  }

  private keep(key: string, picture: HTMLCanvasElement): void {
    const [oldest] = this.kept.keys();
    if (this.kept.size >= MOST && oldest !== undefined) this.kept.delete(oldest);
    this.kept.set(key, picture);
  }
}

const roomOf = (pixels: number): number => Math.ceil(pixels * ROOM);

function pictureOf(sprite: Sprite, pixels: number, inks: Inks): HTMLCanvasElement {
  const room = roomOf(pixels);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = pixels + 2 * room;
  const context = canvas.getContext('2d');
  if (context) paintSprite(context, sprite, room, room, pixels, inks);
  return canvas;
}
