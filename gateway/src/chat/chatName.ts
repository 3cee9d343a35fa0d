import type { RegisteredBrand } from "@spilhus/contracts";

/** Words that only the house may have in a name, in the form in which names are compared. */
const RESERVED = ["vaert", "host", "admin", "moderator", "support", "kundeservice", "spilhus", "system"];
const ALLOWED = /^[\p{Script=Latin}\d]+(?: [\p{Script=Latin}\d]+)*$/u;
/** Digits and letters that pass for another letter. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b" },
  ...{ l: "i", j: "i", æ: "ae", ø: "o", œ: "oe", đ: "d", ð: "d", þ: "th", ł: "i", ı: "i", ſ: "s" },
};

/** One form of a name that a reader may take for another: without case, spaces, marks and digits in place of letters. */
export function foldName(name: string): string {
  const plain = name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("å", "aa")
    .normalize("NFD")
    .replaceAll(/[\p{M}\s]/gu, "");
  return [...plain].map((sign) => ALIKE[sign] ?? sign).join("");
}

/** A name as it is kept: in one Unicode form, with single spaces. */
export const tidyName = (text: string): string => text.normalize("NFKC").trim().replaceAll(/\s+/g, " ");

/**
 * Whether players may have a name: 3 to 20 Latin letters, digits and single spaces, at least one letter, nothing that the
 * house is called by.
 *
 * @param name as {@link tidyName} has left it
 */
export function isNameAllowed(name: string, brands: Iterable<Pick<RegisteredBrand, "id" | "name">>): boolean {
  const length = [...name].length;
  if (length < 3 || length > 20 || !ALLOWED.test(name) || !/\p{L}/u.test(name)) return false;
  const folded = foldName(name);
  const houses = [...brands].flatMap((brand) => [brand.id, brand.name]);
  return ![...RESERVED, ...houses].some((word) => folded.includes(foldName(word)));
}

/**
 * The name that a player has until they choose one: the first of their first names, never the whole one.
 *
 * @param tail two letters, where the name alone is taken
 */
export function givenName(firstName: string, tail = ""): string {
  const [first = ""] = tidyName(firstName).split(/[\s-]/);
  const letters = first.replaceAll(/[^\p{Script=Latin}]/gu, "").slice(0, 17);
  const name = letters.length < 3 ? "Spiller" : letters;
  return tail === "" ? name : `${name} ${tail}`;
}
