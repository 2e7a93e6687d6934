import { featureOf, highlightOf, outlineOf, type Inks } from './sprite';

/** How wide the outline of a figure is. */
const OUTLINE = 4;

/** Draws paths of SVG, discs and lines with a sprite's inks; all ends and corners are round. */
export class Pen {
  readonly hue: string;
  readonly outline: string;
  readonly feature: string;
  readonly palette: Inks['palette'];

  constructor(
    private readonly context: CanvasRenderingContext2D,
    { hue, palette }: Inks,
  ) {
    this.hue = hue;
    this.palette = palette;
    this.outline = outlineOf(hue);
    this.feature = featureOf(hue);
    context.lineJoin = context.lineCap = 'round';
  }

  /** Where light falls; fills are flat where contrast is high. */
  light(share?: number, hue = this.hue): string {
    return this.palette.isHighContrast ? hue : highlightOf(hue, share);
  }

  /** A part of a figure: filled, and with an outline. */
  shape(path: string | Path2D, fill = this.hue, edge = outlineOf(fill), width = OUTLINE): this {
    return this.fill(path, fill).line(path, edge, width);
  }

  /** A slim part: its outline lies below the fill, so that the fill keeps its width. */
  slim(path: string | Path2D, fill: string, edge: string, width = OUTLINE): this {
    return this.line(path, edge, width).fill(path, fill);
  }

  fill(path: string | Path2D, colour = this.hue): this {
    this.context.fillStyle = colour;
    this.context.fill(new Path2D(path), 'evenodd');
    return this;
  }

  line(path: string | Path2D, colour = this.feature, width = 3): this {
    this.context.strokeStyle = colour;
    this.context.lineWidth = width;
    this.context.stroke(new Path2D(path));
    return this;
  }

  disc(x: number, y: number, radius: number, fill = this.hue): this {
    return this.fill(oval(x, y, radius, radius), fill);
  }

  /** A disc with an outline. */
  ball(x: number, y: number, radius: number, fill = this.hue, edge = outlineOf(fill), width = OUTLINE): this {
    return this.shape(oval(x, y, radius, radius), fill, edge, width);
  }

  /** An eye that looks somewhere, by so many hundredths. */
  eye(x: number, y: number, radius: number, [right, down]: readonly [right: number, down: number]): this {
    return this.slim(oval(x, y, radius, radius), '#ffffff', this.outline, 5).disc(
      x + right,
      y + down,
      radius * 0.5,
      '#101010',
    );
  }

  /** A line with an outline, such as an arm. */
  limb(path: string, colour = this.hue, width = 5, edge = outlineOf(colour)): this {
    return this.line(path, edge, width + OUTLINE).line(path, colour, width);
  }

  /** An upright cross with arms of this length. */
  plus(x: number, y: number, arm: number, width: number, colour: string): this {
    const half = width / 2;
    const bar = `M${x - arm} ${y - half}H${x + arm}V${y + half}H${x - arm}Z`;
    return this.fill(bar, colour).fill(`M${x - half} ${y - arm}H${x + half}V${y + arm}H${x - half}Z`, colour);
  }

  /** Draws something only where this path is. */
  within(path: string, draw: (pen: this) => void): this {
    this.context.save();
    this.context.clip(new Path2D(path));
    draw(this);
    this.context.restore();
    return this;
  }
}

/** An oval around a point. */
export function oval(x: number, y: number, across: number, down: number, turn = 0): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, across, down, turn, 0, 2 * Math.PI);
  return path;
}
