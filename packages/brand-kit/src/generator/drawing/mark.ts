import { drawable, GLYPHS } from "./glyphs.ts";

/** Shapes a monogram stands in, on a square of 32 units. */
const SHAPES = [
  '<rect width="32" height="32" rx="8"/>',
  '<circle cx="16" cy="16" r="16"/>',
  '<path d="M16 0L30 8V24L16 32L2 24V8Z"/>',
  '<path d="M16 0L32 16L16 32L0 16Z"/>',
] as const;

/** A number derived from the id. */
function seedOf(id: string): number {
  let seed = 7;
  for (const letter of id) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return seed;
}

/** A geometric monogram: the initial as one stroke in a shape chosen by the id, on a square of 32 units. */
export function mark(
  id: string,
  name: string,
  colours: { readonly ground: string; readonly ink: string },
): string {
  const initial = [...drawable(name)].find((letter) => GLYPHS[letter]?.path) ?? "O";
  const { path, advance } = GLYPHS[initial] ?? { path: "", advance: 0 };
  const shape = SHAPES[seedOf(id) % SHAPES.length] ?? SHAPES[0];
  const scale = 2.2;
  const x = 16 - (advance * scale) / 2;
  const y = 16 - (6 * scale) / 2;
  return `<g fill="${colours.ground}">${shape}</g><path transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale})" d="${path}" fill="none" stroke="${colours.ink}" stroke-width="1.15" stroke-linecap="round" stroke-linejoin="round"/>`;
}
