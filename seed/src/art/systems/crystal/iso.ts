import { mix } from "../../draw/colour.ts";
import { polyline, type Point } from "../../draw/path.ts";
import { path } from "../../draw/svg.ts";

/** Three-quarter view: maps grid units to px about an origin. */
export type Iso = { point(x: number, y: number, z: number): Point; unit: number };

export const isometric = (ox: number, oy: number, unit: number): Iso => ({
  unit,
  point: (x, y, z) => ({ x: ox + (x - y) * unit * 0.866, y: oy + (x + y) * unit * 0.5 - z * unit }),
});

/** Inks of the three visible planes and of the lit edge. */
export type Planes = { top: string; left: string; right: string; edge: string };

export const planesOf = (colour: string, light: string, dark: string): Planes => ({
  top: mix(colour, light, 0.55),
  left: mix(colour, light, 0.12),
  right: mix(colour, dark, 0.5),
  edge: mix(colour, light, 0.85),
});

const plane = (points: Point[], fill: string, edge: string): string =>
  path(polyline(points), fill, { stroke: edge });

/** Upright block with its near corner at (x + w, y + d). */
export function block(
  iso: Iso,
  x: number,
  y: number,
  z: number,
  w: number,
  d: number,
  h: number,
  planes: Planes,
): string {
  const p = iso.point;
  return (
    plane(
      [p(x, y + d, z), p(x + w, y + d, z), p(x + w, y + d, z + h), p(x, y + d, z + h)],
      planes.left,
      planes.edge,
    ) +
    plane(
      [p(x + w, y + d, z), p(x + w, y, z), p(x + w, y, z + h), p(x + w, y + d, z + h)],
      planes.right,
      planes.edge,
    ) +
    plane(
      [p(x, y, z + h), p(x + w, y, z + h), p(x + w, y + d, z + h), p(x, y + d, z + h)],
      planes.top,
      planes.edge,
    )
  );
}

/** Six-sided crystal standing on (x, y), leaning by (lx, ly) at its shoulder, with a cut tip. */
export function crystalPrism(
  iso: Iso,
  x: number,
  y: number,
  z: number,
  radius: number,
  height: number,
  lx: number,
  ly: number,
  planes: Planes,
): string {
  const ringAt = (h: number, scale: number, k: number): Point[] =>
    Array.from({ length: 6 }, (_, index) => {
      const angle = (index / 6) * Math.PI * 2 + 0.35;
      return iso.point(
        x + lx * k + Math.cos(angle) * radius * scale,
        y + ly * k + Math.sin(angle) * radius * scale,
        z + h,
      );
    });
  const foot = ringAt(0, 0.8, 0);
  const shoulder = ringAt(height, 1, 1);
  const tip = iso.point(x + lx * 1.35, y + ly * 1.35, z + height + radius * 1.9);
  const shades = [
    planes.right,
    mix(planes.right, planes.left, 0.45),
    planes.left,
    mix(planes.left, planes.top, 0.5),
    planes.top,
    mix(planes.right, planes.left, 0.7),
  ];
  // The two hidden sides are drawn too, but first: painter's order by the depth of each side.
  const sides = [3, 4, 5, 2, 0, 1].map((index) => {
    const next = (index + 1) % 6;
    const [a, b, c, d] = [foot[index], foot[next], shoulder[next], shoulder[index]] as [
      Point,
      Point,
      Point,
      Point,
    ]; // six points each
    const shade = shades[(index + 1) % 6] ?? planes.left;
    return (
      plane([a, b, c, d], shade, planes.edge) + plane([d, c, tip], mix(shade, planes.top, 0.35), planes.edge)
    );
  });
  return sides.join("");
}

/** Four-sided spire or roof over a square. */
export function spire(
  iso: Iso,
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  planes: Planes,
): string {
  const tip = iso.point(x + w / 2, y + w / 2, z + h);
  return (
    plane([iso.point(x, y + w, z), iso.point(x + w, y + w, z), tip], planes.left, planes.edge) +
    plane([iso.point(x + w, y + w, z), iso.point(x + w, y, z), tip], planes.right, planes.edge)
  );
}
