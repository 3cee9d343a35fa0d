import { num } from "./path.ts";

/** Longest line that stays straight, in px; longer ones are bent, as in cutting or printing by hand. */
const STRAIGHT = 90;
/** Waves of the unevenness: angle of travel, length in px, share of the amount. */
const WAVES = [
  [0.4, 61, 0.45],
  [1.9, 37, 0.35],
  [3.1, 23, 0.2],
] as const;

type Shift = (x: number, y: number) => readonly [number, number];

/** The displacement at a place: smooth, and the same for every outline there. */
function unevenness(seed: number, amount: number): Shift {
  const phase = (index: number): number => ((seed % 997) + index * 131) * 0.7;
  return (x, y) => {
    let [dx, dy] = [0, 0];
    for (const [index, [angle, length, share]] of WAVES.entries()) {
      const along = ((x * Math.cos(angle) + y * Math.sin(angle)) / length) * Math.PI * 2;
      dx += Math.sin(along + phase(index)) * share;
      dy += Math.sin(along * 0.9 + phase(index + 3)) * share;
    }
    return [x + dx * amount, y + dy * amount];
  };
}

/** Numbers that follow a command letter in path data. */
const SIZES: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

/** Displaces the outlines of path data. Relative commands become absolute. */
export function roughPath(d: string, seed: number, amount: number): string {
  const shift = unevenness(seed, amount);
  const point = (x: number, y: number): string => shift(x, y).map(num).join(" ");
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let data = "";
  const lineTo = (toX: number, toY: number): void => {
    const pieces = Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y) / STRAIGHT));
    for (let piece = 1; piece <= pieces; piece += 1) {
      data += `L${point(x + ((toX - x) * piece) / pieces, y + ((toY - y) * piece) / pieces)}`;
    }
    [x, y] = [toX, toY];
  };
  for (const [, letter = "", text = ""] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toUpperCase();
    const relative = letter !== command;
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = SIZES[command] ?? 0;
    if (command === "Z") {
      data += "Z";
      [x, y] = [startX, startY];
    }
    const repeats = size === 0 ? 0 : Math.floor(numbers.length / size);
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      const from = repeat * size;
      const [originX, originY] = relative ? [x, y] : [0, 0];
      const values = numbers.slice(from, from + size);
      const last = (index: number): number => values[values.length - index] ?? 0;
      if (command === "H") lineTo(originX + last(1), y);
      else if (command === "V") lineTo(x, originY + last(1));
      else if (command === "L" || (command === "M" && from > 0)) lineTo(originX + last(2), originY + last(1));
      else {
        const [toX, toY] = [originX + last(2), originY + last(1)];
        if (command === "M") [startX, startY] = [toX, toY];
        const points: string[] = [];
        if (command === "A") points.push(values.slice(0, 5).map(num).join(" "), point(toX, toY));
        else
          for (let index = 0; index < size; index += 2) {
            points.push(point(originX + (values[index] ?? 0), originY + (values[index + 1] ?? 0)));
          }
        data += `${command}${points.join(" ")}`;
        [x, y] = [toX, toY];
      }
    }
  }
  return data;
}

/**
 * Makes the outlines of a fragment uneven, as if cut or printed by hand. A displacement filter, which moves each pixel,
 * would take the rasteriser seconds. `amount` is in the fragment's own units.
 */
export const roughen = (fragment: string, seed: number, amount: number): string =>
  fragment.replaceAll(/ d="([^"]*)"/g, (_, d: string) => ` d="${roughPath(d, seed, amount)}"`);
