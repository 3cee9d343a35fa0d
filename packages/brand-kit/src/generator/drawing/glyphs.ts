/** A letter as one stroke on a grid six units high; `advance` is its width. */
export interface Glyph {
  readonly path: string;
  readonly advance: number;
}

const glyph = (path: string, advance = 4): Glyph => ({ path, advance });
const O = "M2 0A2 3 0 1 1 2 6A2 3 0 1 1 2 0Z";
const A = "M0 6L2 0L4 6M.67 4H3.33";
const P = "M0 6V0H2.3A1.7 1.7 0 0 1 2.3 3.4H0";

/** A monoline alphabet of lines and arcs, enough for Danish names. */
export const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: glyph(A),
  B: glyph("M0 3H2.3A1.5 1.5 0 0 0 2.3 0H0V6H2.5A1.5 1.5 0 0 0 2.5 3"),
  C: glyph("M3.6 1.2A2 3 0 1 0 3.6 4.8"),
  D: glyph("M0 0V6H1.4A2.6 3 0 0 0 1.4 0Z"),
  E: glyph("M3.6 0H0V6H3.6M0 3H3"),
  F: glyph("M3.6 0H0V6M0 3H3", 3.6),
  G: glyph("M3.6 1.2A2 3 0 1 0 4 3.4H2.3"),
  H: glyph("M0 0V6M4 0V6M0 3H4"),
  I: glyph("M0 0V6", 0),
  J: glyph("M3 0V4.2A1.5 1.8 0 0 1 0 4.2", 3),
  K: glyph("M0 0V6M4 0L0 3.5M1.4 2.3L4 6"),
  L: glyph("M0 0V6H3.4", 3.4),
  M: glyph("M0 6V0L2.5 4L5 0V6", 5),
  N: glyph("M0 6V0L4 6V0"),
  O: glyph(O),
  P: glyph(P),
  Q: glyph(`${O}M2.6 4.4L4.2 6.2`),
  R: glyph(`${P}M2 3.4L4 6`),
  S: glyph("M3.6 .9C3 .1 .3 -.5 .3 1.6C.3 3.4 3.8 2.6 3.8 4.4C3.8 6.5 .8 6.1 .1 5.1"),
  T: glyph("M0 0H4M2 0V6"),
  U: glyph("M0 0V4A2 2 0 0 0 4 4V0"),
  V: glyph("M0 0L2 6L4 0"),
  W: glyph("M0 0L1.5 6L3 1.5L4.5 6L6 0", 6),
  X: glyph("M0 0L4 6M4 0L0 6"),
  Y: glyph("M0 0L2 3L4 0M2 3V6"),
  Z: glyph("M0 0H4L0 6H4"),
  Æ: glyph("M0 6L2.6 0H6M3 0V6H6M1.3 3H5.4", 6),
  Ø: glyph(`${O}M4.1 -.2L-.1 6.2`),
  Å: glyph(`${A}M2 -2.2A.7 .7 0 1 1 2 -.8A.7 .7 0 1 1 2 -2.2`),
  "0": glyph(O),
  "1": glyph("M0 1.2L1.4 0V6", 1.4),
  "2": glyph("M.2 1.7A1.8 1.7 0 1 1 3.3 2.8L0 6H4"),
  "3": glyph("M.2 0H3.8L1.8 2.5A1.9 1.75 0 1 1 0 4.9"),
  "4": glyph("M3 6V0L0 4.2H4"),
  "5": glyph("M3.6 0H.6L.3 2.8A2.1 1.75 0 1 1 0 5"),
  "6": glyph("M3 0L.5 3.1M2 2.2A1.9 1.9 0 1 1 2 6A1.9 1.9 0 1 1 2 2.2"),
  "7": glyph("M0 0H4L1.4 6"),
  "8": glyph("M2 0A1.5 1.4 0 1 1 2 2.8A1.5 1.4 0 1 1 2 0M2 2.8A1.9 1.6 0 1 1 2 6A1.9 1.6 0 1 1 2 2.8"),
  "9": glyph("M1 6L3.5 2.9M2 0A1.9 1.9 0 1 1 2 3.8A1.9 1.9 0 1 1 2 0"),
  "-": glyph("M0 3H2", 2),
  " ": glyph("", 1.2),
};

const DANISH = /[ÆØÅ]/;

/** A name in the letters of the alphabet: capitals, and accents other than Danish ones taken off. */
export function drawable(name: string): string {
  return [...name.normalize("NFC").toUpperCase()]
    .map((letter) => (DANISH.test(letter) ? letter : letter.normalize("NFD").replaceAll(/\p{M}/gu, "")))
    .join("");
}
