const A = 97;
const Z = 122;
const ZERO = 48;
const NINE = 57;

/** Number of codes. */
export const CODES = 64;
export const SPACE = 0;

/** The code of a folded character: 0 for a space, 1 to 26 for a to z, 27 to 36 for digits, 37 and up for other letters. */
export function codeOf(character: number): number {
  if (character >= A && character <= Z) return character - A + 1;
  if (character >= ZERO && character <= NINE) return character - ZERO + 27;
  return character === 32 ? SPACE : 37 + (character % 27);
}

/** A folded text as small numbers, which makes comparing letters a look-up. */
export function codesOf(text: string): Uint8Array {
  const codes = new Uint8Array(text.length);
  for (let position = 0; position < text.length; position++)
    codes[position] = codeOf(text.charCodeAt(position));
  return codes;
}

/** A letter as one of 32 bits: one bit for each of a to z, one for two digits, one for all others; 0 for a space. */
export function letterBit(code: number): number {
  if (code === SPACE) return 0;
  if (code <= 26) return 1 << (code - 1);
  return 1 << (code <= 36 ? 26 + ((code - 27) >> 1) : 31);
}
