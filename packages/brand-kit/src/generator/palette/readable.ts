import { hexOf, leastContrast, type Colour } from "./colour.ts";

/** Room above the ratio, so that rounding to 8 bits never takes it below. */
const MARGIN = 0.05;
const STEP = 0.01;

/**
 * The colour nearest in lightness, hue kept, that stands out from every ground: lighter on dark grounds, darker on
 * light ones. At the end of the scale that is white or black.
 */
export function readable(
  colour: Colour,
  grounds: readonly string[],
  minimum: number,
  direction: "lighter" | "darker",
): string {
  const step = direction === "lighter" ? STEP : -STEP;
  for (let l = colour.l; l > 0 && l < 1; l += step) {
    const hex = hexOf({ ...colour, l });
    if (leastContrast(hex, grounds) >= minimum + MARGIN) return hex;
  }
  return direction === "lighter" ? "#ffffff" : "#000000";
}

/** Text for a ground of any lightness: a dark or white tint of the hue where that suffices, else black or white. */
export function inkOn(grounds: readonly string[], h: number): string {
  const candidates = [hexOf({ l: 0.22, c: 0.03, h }), "#ffffff", "#000000"];
  const enough = candidates.find((hex) => leastContrast(hex, grounds) >= 4.5 + MARGIN);
  if (enough !== undefined) return enough;
  return leastContrast("#ffffff", grounds) > leastContrast("#000000", grounds) ? "#ffffff" : "#000000";
}
