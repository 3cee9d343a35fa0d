import { drawable, GLYPHS } from "./glyphs.ts";

const GAP = 1.5;

/** A name set in the monoline alphabet: the placed strokes and the width they take, six units high. */
export function wordmark(name: string): { readonly strokes: string; readonly width: number } {
  let x = 0;
  const strokes: string[] = [];
  for (const letter of drawable(name)) {
    const glyph = GLYPHS[letter];
    if (!glyph) throw new Error(`The name cannot be drawn: there is no letter "${letter}".`);
    if (glyph.path !== "") strokes.push(`<path transform="translate(${round(x)} 0)" d="${glyph.path}"/>`);
    x += glyph.advance + GAP;
  }
  return { strokes: strokes.join(""), width: round(Math.max(0, x - GAP)) };
}

const round = (value: number) => Math.round(value * 100) / 100;
