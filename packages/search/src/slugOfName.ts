const SPELT_OUT: Readonly<Record<string, string>> = { æ: "ae", ø: "oe", ö: "oe", å: "aa" };

/**
 * The slug derived from a game's name, such as `noekken-i-aaen` from `Nøkken i Åen`. The search index omits this slug
 * from a row, which saves a third of the download.
 */
export function slugOfName(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[æøöå]/g, (letter) => SPELT_OUT[letter] ?? letter)
    .normalize("NFD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
