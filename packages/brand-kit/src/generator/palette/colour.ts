import { clampChroma, converter, formatHex, parse, wcagContrast } from "culori";

/** A colour by lightness 0–1, chroma and hue in degrees (OKLCH). */
export interface Colour {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const toOklch = converter("oklch");

/** `#rrggbb` of a colour, its chroma reduced until the screen can show it. */
export function hexOf({ l, c, h }: Colour): string {
  return formatHex(clampChroma({ mode: "oklch", l, c, h }, "oklch"));
}

/** Reads `#rgb` or `#rrggbb`, in either case and with or without `#`; undefined for anything else. */
export function colourOf(hex: string): Colour | undefined {
  if (!/^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(hex)) return undefined;
  const parsed = toOklch(parse(hex.startsWith("#") ? hex : `#${hex}`));
  // A grey has no hue; any value works, since its chroma is 0.
  return parsed && { l: parsed.l, c: parsed.c, h: parsed.h ?? 0 };
}

/** The smallest contrast of a colour with any of its grounds. */
export const leastContrast = (hex: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => wcagContrast(hex, ground)));
