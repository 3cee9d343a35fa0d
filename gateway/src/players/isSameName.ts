/** Letters without a form that Unicode takes apart. */
const SPELLINGS: Readonly<Record<string, string>> = {
  æ: "ae",
  ø: "oe",
  å: "aa",
  ß: "ss",
  ð: "d",
  þ: "th",
  ł: "l",
};

/**
 * Words of a name in one spelling. Banks write Æ, Ø and Å as AE, OE and AA, or leave out what their letters lack: all
 * become one vowel, so that Søren, Soeren and Soren are the same.
 */
function wordsOf(name: string): readonly string[] {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[æøåßðþł]/g, (letter) => SPELLINGS[letter] ?? letter)
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/aa|ae/g, "a")
    .replaceAll("oe", "o")
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
}

/**
 * Whether the name that a provider tells is the player's: the last word of the last name and one of the first names must
 * be there in full, in any order, whatever stands beside them. An initial is not enough. An account of two owners is the
 * player's when it names the player.
 *
 * @param told such as `MADSEN, METTE` or `Jens & Mette Madsen`
 */
export function isSameName(
  told: string,
  player: { readonly firstName: string; readonly lastName: string },
): boolean {
  const surname = wordsOf(player.lastName).at(-1);
  const words = wordsOf(told);
  if (surname === undefined || !words.includes(surname)) return false;
  const others = words.toSpliced(words.lastIndexOf(surname), 1);
  return wordsOf(player.firstName).some((name) => others.includes(name));
}
