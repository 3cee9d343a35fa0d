/**
 * Brings the ways a Danish word is typed to one: case and accents go, `æ` is `ae`, `ø` and `oe` are `o`, `å` and `aa`
 * are `a`. Both sides of a comparison must be folded.
 */
export function foldSpelling(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("æ", "ae")
    .replaceAll("ø", "o")
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("oe", "o")
    .replaceAll("aa", "a")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
