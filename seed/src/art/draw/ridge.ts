import type { Motif } from "./drawingSystem.ts";
import { at, polyline, spline, type Point } from "./path.ts";
import type { Random } from "./random.ts";

/** The kind of land in a scene. */
export type Terrain = "dunes" | "peaks" | "waves" | "pines" | "roofs" | "leaves" | "rocks" | "hills";

const terrains: Record<Motif, Terrain> = {
  animals: "pines",
  bingo: "hills",
  books: "hills",
  cards: "roofs",
  city: "roofs",
  desert: "dunes",
  dragons: "peaks",
  egypt: "dunes",
  fishing: "waves",
  food: "hills",
  fruit: "leaves",
  gems: "rocks",
  jungle: "leaves",
  luck: "hills",
  magic: "pines",
  mines: "rocks",
  music: "roofs",
  norse: "peaks",
  sea: "waves",
  space: "dunes",
  winter: "pines",
};
export const terrainOf = (motif: Motif): Terrain => terrains[motif];

function profile(
  terrain: Terrain,
  width: number,
  y: number,
  size: number,
  random: Random,
): { points: Point[]; smooth: boolean } {
  const points: Point[] = [];
  const wave = random.range(0, 6.28);
  const swell = (x: number): number =>
    Math.sin((x / width) * 5 + wave) * size * 0.35 + Math.sin((x / width) * 11 + wave * 2) * size * 0.12;
  let x = -60;
  if (terrain === "dunes" || terrain === "hills") {
    const step = width / (terrain === "dunes" ? 5 : 8);
    for (; x <= width + step; x += step) {
      points.push(at(x, y + swell(x) - (random.next() - 0.4) * size * (terrain === "dunes" ? 0.8 : 0.4)));
    }
    return { points, smooth: true };
  }
  if (terrain === "peaks") {
    for (let up = false; x <= width + 160; up = !up) {
      points.push(at(x, y + swell(x) + (up ? -size * random.range(0.6, 1.5) : size * random.range(0, 0.3))));
      x += size * random.range(0.4, 1);
    }
    return { points, smooth: false };
  }
  if (terrain === "waves") {
    const step = size * 0.9;
    for (; x <= width + step; x += step) {
      points.push(
        { ...at(x, y + swell(x) * 0.5 - size * 0.28), corner: true },
        at(x + step * 0.25, y + swell(x) * 0.5 + size * 0.06),
        at(x + step * 0.62, y + swell(x) * 0.5 + size * 0.12),
      );
    }
    return { points, smooth: true };
  }
  if (terrain === "pines") {
    while (x <= width + 60) {
      const [base, half, height] = [
        y + swell(x),
        size * random.range(0.12, 0.26),
        size * random.range(0.5, 1.5),
      ];
      points.push(
        at(x, base),
        at(x + half * 0.5, base - height * 0.42),
        at(x + half * 0.34, base - height * 0.4),
        at(x + half * 0.78, base - height * 0.74),
        at(x + half * 0.7, base - height * 0.72),
      );
      points.push(
        at(x + half, base - height),
        at(x + half * 1.3, base - height * 0.72),
        at(x + half * 1.22, base - height * 0.74),
        at(x + half * 1.66, base - height * 0.4),
        at(x + half * 1.5, base - height * 0.42),
        at(x + half * 2, base),
      );
      x += half * random.range(1.6, 3);
    }
    return { points, smooth: false };
  }
  if (terrain === "roofs") {
    while (x <= width + 60) {
      const [wide, top] = [size * random.range(0.3, 0.8), y - size * random.range(0, 1.5)];
      points.push(at(x, top));
      const roof = random.next();
      if (roof < 0.4) points.push(at(x + wide / 2, top - wide * random.range(0.3, 0.9)));
      else if (roof < 0.64)
        points.push(
          at(x + wide * 0.3, top),
          at(x + wide * 0.3, top - size * 0.3),
          at(x + wide * 0.62, top - size * 0.3),
          at(x + wide * 0.62, top),
        );
      points.push(at(x + wide, top));
      x += wide;
    }
    return { points, smooth: false };
  }
  if (terrain === "rocks") {
    while (x <= width + 60) {
      const [wide, high] = [size * random.range(0.24, 0.6), size * random.range(0.1, 1.3)];
      points.push(
        at(x, y + swell(x)),
        at(x + wide * 0.2, y + swell(x) - high),
        at(x + wide * 0.5, y + swell(x) - high * 1.15),
        at(x + wide * 0.9, y + swell(x) - high * 0.7),
      );
      x += wide;
    }
    return { points, smooth: false };
  }
  while (x <= width + 60) {
    const [base, wide, high, lean] = [
      y + swell(x),
      size * random.range(0.3, 0.5),
      size * random.range(0.5, 1.4),
      size * random.range(-0.6, 0.6),
    ];
    points.push(
      { ...at(x, base), corner: true },
      at(x + lean * 0.3, base - high * 0.6),
      { ...at(x + wide * 0.5 + lean, base - high), corner: true },
      at(x + wide * 0.9 + lean * 0.4, base - high * 0.5),
      { ...at(x + wide, base), corner: true },
    );
    x += wide * random.range(0.5, 0.9);
  }
  return { points, smooth: true };
}

/** Land from a ridge at about `y` down to `floor`, with a relief of `size` px. */
export function ridge(
  terrain: Terrain,
  width: number,
  y: number,
  floor: number,
  size: number,
  random: Random,
): string {
  const { points, smooth } = profile(terrain, width, y, size, random);
  const last = points.at(-1) ?? at(width, y);
  const close = `L${Math.round(last.x)} ${Math.round(floor)}L-60 ${Math.round(floor)}Z`;
  return (smooth ? spline(points, false) : polyline(points, false)) + close;
}
