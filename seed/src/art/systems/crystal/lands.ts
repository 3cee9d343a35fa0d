import type { Random } from "../../draw/random.ts";
import { mix } from "../../draw/colour.ts";
import { path } from "../../draw/svg.ts";
import { polyline } from "../../draw/path.ts";
import type { Motif, Palette } from "../../draw/drawingSystem.ts";
import { block, crystalPrism, planesOf, spire, type Iso } from "./iso.ts";

type Build = { depth: number; art: string };

/** The objects on the floating island, unsorted; `depth` increases towards the viewer. */
export function buildLand(motif: Motif, iso: Iso, palette: Palette, random: Random): Build[] {
  const gem = planesOf(palette.accent, palette.light, palette.deep);
  const cool = planesOf(palette.second, palette.light, palette.deep);
  const stone = planesOf(palette.soft, palette.light, palette.deep);
  const dark = planesOf(mix(palette.mid, palette.soft, 0.3), palette.light, palette.deep);
  const items: Build[] = [];
  const add = (x: number, y: number, art: string): void => void items.push({ depth: x + y, art });
  const prism = (x: number, y: number, size: number, height: number, planes = gem): void =>
    add(
      x,
      y,
      crystalPrism(iso, x, y, 0, size, height, random.range(-0.4, 0.4), random.range(-0.4, 0.4), planes),
    );
  const tower = (x: number, y: number, w: number, h: number): void => {
    let art = block(iso, x, y, 0, w, w, h, random.chance(0.5) ? stone : dark);
    for (let z = 0.3; z < h - 0.3; z += 0.5) {
      for (let u = 0.14; u < w - 0.2; u += 0.4) {
        if (!random.chance(0.5)) continue;
        art += path(
          polyline([
            iso.point(x + u, y + w, z),
            iso.point(x + u + 0.18, y + w, z),
            iso.point(x + u + 0.18, y + w, z + 0.24),
            iso.point(x + u, y + w, z + 0.24),
          ]),
          random.chance(0.6) ? palette.accent : palette.light,
        );
      }
    }
    if (random.chance(0.5)) art += spire(iso, x, y, h, w, w * random.range(0.8, 1.8), cool);
    else art += block(iso, x + w * 0.25, y + w * 0.25, h, w * 0.5, w * 0.5, 0.4, gem);
    add(x + w, y + w, art);
  };
  const pyramid = (x: number, y: number, size: number, steps: number): void => {
    const layers = Array.from({ length: steps }, (_, index) => {
      const inset = (size / 2 / steps) * index;
      return block(
        iso,
        x + inset,
        y + inset,
        index * 0.52,
        size - inset * 2,
        size - inset * 2,
        0.52,
        index % 2 === 0 ? stone : gem,
      );
    }).join("");
    add(
      x + size,
      y + size,
      layers + spire(iso, x + size * 0.4, y + size * 0.4, steps * 0.52, size * 0.2, 0.9, cool),
    );
  };
  const tree = (x: number, y: number, scale: number): void => {
    const leaf = planesOf(mix(palette.second, palette.deep, 0.3), palette.light, palette.deep);
    add(
      x,
      y,
      block(iso, x - 0.08, y - 0.08, 0, 0.16, 0.16, 0.3 * scale, dark) +
        [0, 1, 2]
          .map((tier) =>
            spire(
              iso,
              x - (0.46 - tier * 0.1) * scale,
              y - (0.46 - tier * 0.1) * scale,
              (0.24 + tier * 0.46) * scale,
              (0.92 - tier * 0.2) * scale,
              0.8 * scale,
              tier === 2 ? planesOf(palette.light, palette.light, palette.mid) : leaf,
            ),
          )
          .join(""),
    );
  };
  const volume = (x: number, y: number, z: number, w: number, d: number, planes: typeof gem): string =>
    block(iso, x, y, z, w, d, 0.1, planes) +
    block(
      iso,
      x + 0.06,
      y + 0.04,
      z + 0.1,
      w - 0.1,
      d - 0.1,
      0.26,
      planesOf(palette.light, palette.light, mix(palette.deep, palette.light, 0.4)),
    ) +
    block(iso, x, y, z + 0.36, w, d, 0.1, planes);
  const spots = Array.from({ length: 9 }, (_, index) => ({
    x: (index % 3) * 1.8 - 1.8 + random.range(-0.4, 0.4),
    y: Math.floor(index / 3) * 1.8 - 1.8 + random.range(-0.4, 0.4),
  }));
  if (motif === "city" || motif === "music") {
    for (const spot of spots)
      tower(
        spot.x - 0.6,
        spot.y - 0.6,
        random.range(0.9, 1.4),
        random.range(1.2, 2.6) + Math.max(0, 3 - Math.hypot(spot.x, spot.y)) * 1.1,
      );
  } else if (motif === "egypt" || motif === "desert" || motif === "jungle") {
    pyramid(-1.7, -1.7, 3.2, random.int(5, 7));
    pyramid(1.2, -2.6, 1.5, 3);
    pyramid(-2.6, 1.3, 1.4, 3);
    for (const [x, y] of [
      [2, 1.4],
      [1.3, 2.3],
      [2.5, 2.5],
      [0.2, 2.6],
    ] as const) {
      if (motif === "jungle") tree(x, y, random.range(0.8, 1.2));
      else add(x, y, block(iso, x - 0.14, y - 0.14, 0, 0.28, 0.28, random.range(0.7, 1.7), stone));
    }
  } else if (motif === "books") {
    for (const spot of spots) {
      let art = "";
      const count = random.int(1, 5);
      for (let index = 0; index < count; index += 1)
        art += volume(
          spot.x - 0.7 + random.range(-0.12, 0.12),
          spot.y - 0.6,
          index * 0.46,
          1.3,
          1.1,
          random.pick([gem, cool, dark, stone]),
        );
      add(spot.x + 0.6, spot.y + 0.4, art);
    }
  } else {
    const snowy = motif === "winter";
    const central = random.range(3.6, 4.6);
    prism(0, 0, 0.9, central);
    for (let index = 0; index < 10; index += 1) {
      const angle = index * 2.4;
      const reach = 0.9 + index * 0.17;
      prism(
        Math.cos(angle) * reach,
        Math.sin(angle) * reach,
        random.range(0.3, 0.56),
        Math.max(0.4, central * 0.72 - reach * random.range(0.5, 1)),
        index % 3 === 0 ? cool : gem,
      );
    }
    for (const spot of spots.filter((at) => Math.hypot(at.x, at.y) > 2)) {
      if (snowy) tree(spot.x, spot.y, random.range(0.8, 1.4));
      else if (motif === "mines")
        add(
          spot.x + 0.4,
          spot.y + 0.4,
          block(iso, spot.x - 0.4, spot.y - 0.4, 0, 0.9, 0.8, random.range(0.4, 1.4), dark) +
            crystalPrism(iso, spot.x, spot.y, 0.4, 0.16, 0.7, 0.1, -0.1, cool),
        );
      else prism(spot.x, spot.y, random.range(0.14, 0.26), random.range(0.3, 0.9), cool);
    }
  }
  return items;
}
