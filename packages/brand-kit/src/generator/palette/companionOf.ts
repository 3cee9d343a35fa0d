import { colourOf, type Colour } from "./colour.ts";

/**
 * The second colour of a brand: the one it named, else one from across the wheel.
 *
 * @throws {Error} when the named one is not written as a colour.
 */
export function companionOf(
  scheme: "dark" | "light",
  primary: Colour,
  secondary: string | undefined,
): Colour {
  if (secondary === undefined) {
    const l = scheme === "dark" ? primary.l : 0.68;
    return { l, c: Math.min(primary.c, 0.16), h: (primary.h + 150) % 360 };
  }
  const colour = colourOf(secondary);
  if (!colour) throw new Error(`"${secondary}" is not a colour. Write it #rrggbb.`);
  return colour;
}
