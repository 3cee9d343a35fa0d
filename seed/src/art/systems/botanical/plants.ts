import { mix } from "../../draw/colour.ts";
import { num } from "../../draw/path.ts";
import type { Random } from "../../draw/random.ts";
import { circle, el, group, path, stroke } from "../../draw/svg.ts";
import type { Palette } from "../../draw/drawingSystem.ts";

/** Leaf symbols of one plate (about 100 px long, pointing up): four species in three tones. */
export function leafSymbols(palette: Palette): string {
  const greens = [palette.mid, mix(palette.mid, palette.soft, 0.5), mix(palette.mid, palette.deep, 0.55)];
  const species: [string, string, string][] = [
    [
      "M0 0C26 -20 30 -62 0 -104C-30 -62 -26 -20 0 0Z",
      "M0 0C26 -20 30 -62 0 -104Z",
      "M0 0V-96M0 -24L15 -40M0 -44L17 -60M0 -64L12 -78M0 -24L-15 -40M0 -44L-17 -60M0 -64L-12 -78",
    ],
    [
      "M0 0C14 -16 40 -22 46 -50C36 -48 34 -52 30 -56C36 -66 34 -78 22 -90C16 -82 8 -92 0 -104C-8 -92 -16 -82 -22 -90C-34 -78 -36 -66 -30 -56C-34 -52 -36 -48 -46 -50C-40 -22 -14 -16 0 0Z",
      "M0 0C14 -16 40 -22 46 -50C36 -48 34 -52 30 -56C36 -66 34 -78 22 -90C16 -82 8 -92 0 -104Z",
      "M0 0V-92M0 -22L34 -42M0 -22L-34 -42M0 -50L20 -76M0 -50L-20 -76",
    ],
    [
      "M0 0C10 -10 14 -30 12 -60C10 -86 4 -98 0 -106C-4 -98 -10 -86 -12 -60C-14 -30 -10 -10 0 0Z",
      "M0 0C10 -10 14 -30 12 -60C10 -86 4 -98 0 -106Z",
      "M0 0V-98",
    ],
    [
      "M0 0C34 -8 50 -40 34 -70C24 -90 8 -92 0 -84C-8 -92 -24 -90 -34 -70C-50 -40 -34 -8 0 0Z",
      "M0 0C34 -8 50 -40 34 -70C24 -90 8 -92 0 -84Z",
      "M0 0V-80M0 -20C16 -26 26 -40 30 -54M0 -20C-16 -26 -26 -40 -30 -54M0 -44L14 -64M0 -44L-14 -64",
    ],
  ];
  return species
    .map(([outline, half, veins], index) =>
      greens
        .map((green, tone) =>
          el(
            "g",
            { id: `l${index}${tone}` },
            path(outline, green) +
              path(half, mix(green, palette.deep, 0.42)) +
              stroke(veins, mix(green, palette.light, 0.5), 1.3, { opacity: 0.7 }),
          ),
        )
        .join(""),
    )
    .join("");
}

/** A branch symbol 300 px long, growing up from (0, 0), its leaves set in pairs. */
export function branchSymbol(
  id: string,
  species: number,
  tone: number,
  palette: Palette,
  random: Random,
): string {
  const bend = random.range(22, 48);
  const count = 6;
  let [x, y, heading] = [0, 0, 0];
  let stem = "M0 0";
  let leaves = "";
  for (let index = 0; index < count; index += 1) {
    heading += bend / count;
    const radian = ((heading - 90) * Math.PI) / 180;
    x += Math.cos(radian) * 50;
    y += Math.sin(radian) * 50;
    stem += `L${num(x)} ${num(y)}`;
    const size = 0.72 + 0.4 * Math.sin((index / count) * Math.PI);
    for (const side of index === count - 1 ? [0] : [-1, 1]) {
      leaves += el("use", {
        href: `#l${species}${tone}`,
        transform: `translate(${num(x)} ${num(y)}) rotate(${num(heading + side * random.range(42, 66))}) scale(${(size * random.range(0.85, 1.1)).toFixed(2)})`,
      });
    }
  }
  return el("g", { id }, stroke(stem, mix(palette.mid, palette.deep, 0.45), 4) + leaves);
}

/** A flower symbol of about 100 px: rings of petals about a seeded heart. */
export function flowerSymbol(id: string, palette: Palette, random: Random): string {
  const petals = random.int(5, 9);
  const pointed = random.chance(0.4);
  const colour = random.chance(0.5) ? palette.accent : palette.second;
  const petal = (reach: number, wide: number): string =>
    pointed
      ? `M0 0C${wide} ${-reach * 0.3} ${wide} ${-reach * 0.7} 0 ${-reach}C${-wide} ${-reach * 0.7} ${-wide} ${-reach * 0.3} 0 0Z`
      : `M0 0C${wide * 0.5} ${-reach * 0.3} ${wide * 1.5} ${-reach * 0.8} ${wide * 0.5} ${-reach * 0.96}Q0 ${-reach * 0.88} ${-wide * 0.5} ${-reach * 0.96}C${-wide * 1.5} ${-reach * 0.8} ${-wide * 0.5} ${-reach * 0.3} 0 0Z`;
  const layer = (reach: number, wide: number, tone: string, turn: number): string =>
    Array.from({ length: petals }, (_, index) =>
      group(
        path(petal(reach, wide), tone) +
          stroke(
            `M0 ${-reach * 0.25}V${-reach * 0.78}M0 ${-reach * 0.3}L${wide * 0.4} ${-reach * 0.7}M0 ${-reach * 0.3}L${-wide * 0.4} ${-reach * 0.7}`,
            mix(tone, palette.deep, 0.4),
            1.1,
            { opacity: 0.6 },
          ),
        { transform: `rotate(${num((index / petals) * 360 + turn)})` },
      ),
    ).join("");
  const wide = 120 / petals;
  return el(
    "g",
    { id },
    layer(50, wide, mix(colour, palette.deep, 0.35), 180 / petals) +
      layer(44, wide * 0.92, colour, 0) +
      layer(26, wide * 0.55, mix(colour, palette.light, 0.4), 180 / petals) +
      circle(0, 0, 9, mix(palette.accent, palette.deep, 0.6)) +
      Array.from({ length: 9 }, (_, index) =>
        circle(Math.cos(index * 0.7) * 8, Math.sin(index * 0.7) * 8, 2, palette.light),
      ).join(""),
  );
}
