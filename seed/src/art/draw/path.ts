/** A point of a drawing; `corner` keeps a smooth line sharp there. */
export type Point = { readonly x: number; readonly y: number; readonly corner?: boolean };

/** Formats a number for a path, with one decimal at most. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

export const at = (x: number, y: number): Point => ({ x, y });

/** Parses points from text such as `"0,-90! 20,-60"`; `!` marks a corner. */
export function parsePoints(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const corner = pair.endsWith("!");
      const [x, y] = (corner ? pair.slice(0, -1) : pair).split(",").map(Number);
      if (x === undefined || y === undefined || Number.isNaN(x + y)) {
        throw new TypeError(`"${pair}" is no point: write x,y or x,y! for a corner.`);
      }
      return corner ? { x, y, corner } : { x, y };
    });
}

/** Straight-edged path data. */
export function polyline(points: readonly Point[], closed = true): string {
  return `M${points.map((point) => `${num(point.x)} ${num(point.y)}`).join("L")}${closed ? "Z" : ""}`;
}

/** Catmull-Rom spline through the points as cubic path data; corners stay sharp. */
export function spline(points: readonly Point[], closed = true): string {
  const count = points.length;
  const first = points[0];
  if (!first) return "";
  const get = (index: number): Point =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? first;
  const segments = closed ? count : count - 1;
  let data = `M${num(first.x)} ${num(first.y)}`;
  for (let index = 0; index < segments; index += 1) {
    const [before, from, to, after] = [get(index - 1), get(index), get(index + 1), get(index + 2)];
    const out = from.corner ? from : at(from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6);
    const into = to.corner ? to : at(to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6);
    data += `C${[out, into, to].map((point) => `${num(point.x)} ${num(point.y)}`).join(" ")}`;
  }
  return closed ? `${data}Z` : data;
}

/** Points on an ellipse, clockwise from the top. */
export function ring(cx: number, cy: number, rx: number, ry = rx, count = 12, turn = 0): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index / count) * 360 + turn - 90) * (Math.PI / 180);
    return at(cx + rx * Math.cos(angle), cy + ry * Math.sin(angle));
  });
}

/** Points of a star with `tips` outer points, clockwise from the top. */
export function starPoints(
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  tips: number,
  turn = 0,
): Point[] {
  return Array.from({ length: tips * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = ((index / (tips * 2)) * 360 + turn - 90) * (Math.PI / 180);
    return at(cx + radius * Math.cos(angle), cy + radius * Math.sin(angle));
  });
}

/** Circle as path data, so that it can join other shapes in one path. */
export const circlePath = (cx: number, cy: number, r: number): string =>
  `M${num(cx - r)} ${num(cy)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`;

/** Axis-parallel rectangle as path data. */
export const rectPath = (x: number, y: number, w: number, h: number): string =>
  `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`;
