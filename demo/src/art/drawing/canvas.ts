import { darken, lighten } from './colour.ts';
import { num, polygon, radians, type Point } from './geometry.ts';

/** A gradient stop: a colour, or a colour with opacity and position (both 0 to 1). */
export type Stop = string | readonly [colour: string, opacity?: number, offset?: number];

/** The colours of one picture: three for the ground, one for the light, two to four for the object. */
export interface Palette {
  readonly bg: readonly [top: string, middle: string, bottom: string];
  readonly glow: string;
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d?: string;
}

const stopTag = (stop: Stop, index: number, count: number): string => {
  const [colour, opacity, position] = typeof stop === 'string' ? [stop] : stop;
  const offset = position ?? index / Math.max(1, count - 1);
  const alpha = opacity === undefined || opacity === 1 ? '' : ` stop-opacity="${opacity}"`;
  return `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${alpha}/>`;
};
const stopTags = (stops: readonly Stop[]): string =>
  stops.map((stop, index) => stopTag(stop, index, stops.length)).join('');

/**
 * One SVG picture being drawn. It returns gradients, filters and clips as `url(#…)` and writes each definition once.
 */
export class Canvas {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly #definitions: string[] = [];
  readonly #known = new Map<string, string>();

  /** `id` is the seed of names and scattered details; width and height are in pixels. */
  constructor(id: string, width: number, height: number) {
    this.id = id.replace(/[^a-z0-9]/gi, '');
    this.width = width;
    this.height = height;
  }

  /** Stores a definition under a key and returns its reference. */
  define(key: string, make: (name: string) => string): string {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const name = this.id + this.#definitions.length.toString(36);
    this.#definitions.push(make(name));
    const reference = `url(#${name})`;
    this.#known.set(key, reference);
    return reference;
  }

  /** A linear gradient; 0 degrees runs left to right, 90 top to bottom. */
  linear(stops: readonly Stop[], degrees = 90): string {
    const x = Math.cos(radians(degrees)) / 2;
    const y = Math.sin(radians(degrees)) / 2;
    const ends = `x1="${(0.5 - x).toFixed(3)}" y1="${(0.5 - y).toFixed(3)}" x2="${(0.5 + x).toFixed(3)}" y2="${(0.5 + y).toFixed(3)}"`;
    return this.define(
      `l${degrees}${JSON.stringify(stops)}`,
      (name) => `<linearGradient id="${name}" ${ends}>${stopTags(stops)}</linearGradient>`,
    );
  }

  /** A radial gradient; centre and radius are shares of the filled box. */
  radial(stops: readonly Stop[], x = 0.5, y = 0.5, radius = 0.5): string {
    return this.define(
      `r${x},${y},${radius}${JSON.stringify(stops)}`,
      (name) =>
        `<radialGradient id="${name}" cx="${x}" cy="${y}" r="${radius}">${stopTags(stops)}</radialGradient>`,
    );
  }

  /** A blur filter of the given deviation in pixels. */
  blur(deviation: number): string {
    return this.define(
      `b${deviation}`,
      (name) =>
        `<filter id="${name}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
  }

  /** A soft dark halo below an object, which separates it from the background. */
  lift(drop = 9, deviation = 9, opacity = 0.5): string {
    return this.define(
      `f${drop},${deviation},${opacity}`,
      (name) =>
        `<filter id="${name}" x="-30%" y="-30%" width="160%" height="170%"><feGaussianBlur in="SourceAlpha" stdDeviation="${deviation}" result="b"/><feOffset in="b" dy="${drop}" result="o"/><feComponentTransfer in="o" result="s"><feFuncA type="linear" slope="${opacity}"/></feComponentTransfer><feMerge><feMergeNode in="s"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
    );
  }

  /** A clip along path data. */
  clip(path: string): string {
    return this.define(
      `c${path}`,
      (name) => `<clipPath id="${name}"><path d="${path}"/></clipPath>`,
    );
  }

  /** A round light that fades out towards its radius. */
  glow(x: number, y: number, radius: number, colour: string, opacity = 0.8): string {
    const fill = this.radial([
      [colour, opacity, 0],
      [colour, opacity * 0.45, 0.35],
      [colour, 0, 1],
    ]);
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"/>`;
  }

  /** The flat shadow an object throws on the ground at height `y`. */
  shadow(radius: number, y: number, opacity = 0.5): string {
    const fill = this.radial([
      ['#000000', opacity, 0],
      ['#000000', opacity * 0.5, 0.5],
      ['#000000', 0, 1],
    ]);
    return `<ellipse cx="0" cy="${num(y)}" rx="${num(radius)}" ry="${num(radius * 0.2)}" fill="${fill}"/>`;
  }

  /** Moves, turns (degrees) and scales a piece of the picture. */
  group(inner: string, x = 0, y = 0, scale = 1, degrees = 0): string {
    const turn = degrees ? ` rotate(${num(degrees)})` : '';
    const size = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
    return `<g transform="translate(${num(x)} ${num(y)})${turn}${size}">${inner}</g>`;
  }

  /** A lit ball. */
  sphere(x: number, y: number, radius: number, colour: string, gloss = 0.8): string {
    const body = this.radial(
      [
        lighten(colour, 0.45),
        [lighten(colour, 0.08), 1, 0.35],
        [colour, 1, 0.58],
        [darken(colour, 0.5), 1, 0.88],
        [darken(colour, 0.28), 1, 1],
      ],
      0.42,
      0.36,
      0.68,
    );
    const shine = this.radial([
      ['#ffffff', gloss, 0],
      ['#ffffff', 0, 1],
    ]);
    const [sx, sy] = [num(x - radius * 0.3), num(y - radius * 0.42)];
    return (
      `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${body}"/>` +
      `<ellipse cx="${sx}" cy="${sy}" rx="${num(radius * 0.36)}" ry="${num(radius * 0.22)}" transform="rotate(-28 ${sx} ${sy})" fill="${shine}"/>`
    );
  }

  /** Path data of a ribbon along a curve; `halfWidth` gives its half width at each place. */
  tube(curve: (t: number) => Point, halfWidth: (t: number) => number, steps = 28): string {
    const left: Point[] = [];
    const right: Point[] = [];
    for (let step = 0; step <= steps; step++) {
      const t = step / steps;
      const [x, y] = curve(t);
      const [nextX, nextY] = curve(Math.min(1, t + 0.01));
      const [pastX, pastY] = curve(Math.max(0, t - 0.01));
      const [dx, dy] = [nextX - pastX, nextY - pastY];
      const reach = halfWidth(t) / (Math.hypot(dx, dy) || 1);
      left.push([x - dy * reach, y + dx * reach]);
      right.unshift([x + dy * reach, y - dx * reach]);
    }
    return polygon([...left, ...right]);
  }

  /** The whole document around the drawn content. */
  toSvg(content: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}"><defs>${this.#definitions.join('')}</defs>${content}</svg>`;
  }
}
