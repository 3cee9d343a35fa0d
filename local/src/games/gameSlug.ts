const DANISH: Readonly<Record<string, string>> = { æ: "ae", ø: "oe", å: "aa", é: "e", ö: "oe", ü: "u" };

/** The address of a game's page from its name: `Nøkken i Åen` is `noekken-i-aaen`. */
export function gameSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[æøåéöü]/g, (letter) => DANISH[letter] ?? letter)
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
