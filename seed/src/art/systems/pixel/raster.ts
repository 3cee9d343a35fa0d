import type { Point } from "../../draw/path.ts";
import type { Part, Tone } from "../../subjects/parts.ts";

/** Outline as a dense polygon: splines are sampled, straight edges kept. */
function flatten(part: Part): Point[] {
  if (!part.smooth) return [...part.points];
  const { points, closed } = part;
  const count = points.length;
  const get = (index: number): Point =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] as Point; // index is in range by construction
  const out: Point[] = [];
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [a, b, c, d] = [get(index - 1), get(index), get(index + 1), get(index + 2)];
    for (let step = 0; step < 5; step += 1) {
      const t = step / 5;
      const mixAxis = (p: number, q: number, s: number, u: number): number =>
        0.5 *
        (2 * q + (s - p) * t + (2 * p - 5 * q + 4 * s - u) * t * t + (3 * q - p - 3 * s + u) * t * t * t);
      out.push({ x: mixAxis(a.x, b.x, c.x, d.x), y: mixAxis(a.y, b.y, c.y, d.y) });
    }
  }
  if (!closed) out.push(get(count - 1));
  return out;
}

function inside(polygon: readonly Point[], x: number, y: number): boolean {
  let odd = false;
  for (let index = 0, last = polygon.length - 1; index < polygon.length; last = index, index += 1) {
    const [a, b] = [polygon[index] as Point, polygon[last] as Point]; // both indices are in range
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  }
  return odd;
}

function nearLine(polygon: readonly Point[], x: number, y: number, reach: number, closed: boolean): boolean {
  for (let index = closed ? 0 : 1; index < polygon.length; index += 1) {
    const [a, b] = [polygon[(index + polygon.length - 1) % polygon.length] as Point, polygon[index] as Point]; // both indices are in range
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const t = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
    if (Math.hypot(x - a.x - dx * t, y - a.y - dy * t) <= reach) return true;
  }
  return false;
}

/** The subject on a grid of `size` × `size` cells: which plane covers each cell, undefined outside. */
export function rasterise(parts: readonly Part[], size: number): (Tone | undefined)[][] {
  const cells: (Tone | undefined)[][] = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => undefined),
  );
  for (const part of parts) {
    const outline = flatten(part);
    const half = part.width === undefined ? 0 : Math.max(part.width / 2, 105 / size);
    cells.forEach((row, j) => {
      row.forEach((_, i) => {
        const [x, y] = [((i + 0.5) / size) * 204 - 102, ((j + 0.5) / size) * 204 - 102];
        if (part.width === undefined ? inside(outline, x, y) : nearLine(outline, x, y, half, part.closed))
          row[i] = part.tone;
      });
    });
  }
  return cells;
}
