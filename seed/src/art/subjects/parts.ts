import { at, num, parsePoints, polyline, ring, spline, type Point } from "../draw/path.ts";
import type { Random } from "../draw/random.ts";

/** The plane of a part; each drawing system has its own inks for the planes. */
export type Tone = "base" | "shade" | "light" | "accent" | "ink";

/** An outline of a subject in a box of ±100. It is a line with `width` and an area without. */
export type Part = {
  readonly points: readonly Point[];
  readonly smooth: boolean;
  readonly closed: boolean;
  readonly tone: Tone;
  readonly width?: number;
  /** The twelve points lie on an ellipse, which is drawn as two arcs: a tenth of the bytes. */
  readonly oval?: true;
};

/** Draws one subject; the generator varies its details. */
export type Subject = (random: Random) => Part[];

/** Smooth closed area. */
export const blob = (tone: Tone, text: string): Part => ({
  points: parsePoints(text),
  smooth: true,
  closed: true,
  tone,
});
/** Straight-edged closed area. */
export const facet = (tone: Tone, text: string): Part => ({
  points: parsePoints(text),
  smooth: false,
  closed: true,
  tone,
});
/** Smooth open line. */
export const line = (text: string, width: number, tone: Tone = "ink"): Part => ({
  points: parsePoints(text),
  smooth: true,
  closed: false,
  tone,
  width,
});
/** Straight open line. */
export const edge = (text: string, width: number, tone: Tone = "ink"): Part => ({
  points: parsePoints(text),
  smooth: false,
  closed: false,
  tone,
  width,
});
export const disc = (tone: Tone, cx: number, cy: number, rx: number, ry = rx): Part => ({
  points: ring(cx, cy, rx, ry, 12),
  smooth: true,
  closed: true,
  tone,
  oval: true,
});
/** Circle drawn as a line. */
export const hoop = (cx: number, cy: number, r: number, width: number, tone: Tone = "ink"): Part => ({
  ...disc(tone, cx, cy, r),
  width,
});
export const area = (tone: Tone, points: readonly Point[], smooth = true): Part => ({
  points,
  smooth,
  closed: true,
  tone,
});

const reflectPoint = (point: Point): Point => ({ ...point, x: -point.x });

/** Closed area from its right half, written from top to bottom. */
export function halves(tone: Tone, text: string, smooth = true): Part {
  const right = parsePoints(text);
  const left = right
    .filter((point) => point.x !== 0)
    .map(reflectPoint)
    .toReversed();
  return { points: [...right, ...left], smooth, closed: true, tone };
}

export const reflect = (parts: readonly Part[]): Part[] =>
  parts.map((part) => ({ ...part, points: part.points.map(reflectPoint) }));

/** Parts together with their mirror image. */
export const pair = (...parts: Part[]): Part[] => [...parts, ...reflect(parts)];

/** Moves, scales and turns (degrees) parts about the origin. */
export function place(parts: readonly Part[], x: number, y: number, scale = 1, turn = 0): Part[] {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return parts.map((part) => ({
    ...part,
    ...(part.width === undefined ? {} : { width: part.width * scale }),
    points: part.points.map((point) => ({
      ...point,
      x: x + point.x * cos - point.y * sin,
      y: y + point.x * sin + point.y * cos,
    })),
  }));
}

/** Copies of the parts about the origin, `count` times. */
export const around = (parts: readonly Part[], count: number, turn = 0): Part[] =>
  Array.from({ length: count }, (_, index) => place(parts, 0, 0, 1, turn + (index * 360) / count)).flat();

function arcs(points: readonly Point[]): string {
  const [top, right, bottom, left] = [points[0], points[3], points[6], points[9]];
  if (!top || !right || !bottom || !left) throw new RangeError("An oval part needs its twelve points.");
  const radii = `${num(Math.hypot(right.x - left.x, right.y - left.y) / 2)} ${num(Math.hypot(bottom.x - top.x, bottom.y - top.y) / 2)}`;
  const turn = num((Math.atan2(right.y - left.y, right.x - left.x) * 180) / Math.PI);
  const to = (end: Point): string => `A${radii} ${turn} 0 1 ${num(end.x)} ${num(end.y)}`;
  return `M${num(left.x)} ${num(left.y)}${to(right)}${to(left)}Z`;
}

/** Path data of a part. */
export const dataOf = (part: Part): string =>
  part.oval
    ? arcs(part.points)
    : part.smooth
      ? spline(part.points, part.closed)
      : polyline(part.points, part.closed);

/** Width plus height of a part, in units of the ±100 box. */
export function extentOf(part: Part): number {
  const [xs, ys] = [part.points.map(({ x }) => x), part.points.map(({ y }) => y)];
  return Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys);
}

/** Transform attribute that places a ±100 subject at (x, y) with reach `r`. */
export const fit = (x: number, y: number, r: number, turn = 0): string =>
  `translate(${num(x)} ${num(y)})${turn === 0 ? "" : ` rotate(${num(turn)})`} scale(${Math.round(r * 10) / 1000})`;

export const point = at;
