import { NUMBER_RULES } from "@spilhus/jurisdiction/numbers";
import { MASKED_KINDS, type MaskedKind } from "./base.ts";

export interface MaskedText {
  readonly text: string;
  /** Each kind once, in the order of {@link MASKED_KINDS}; empty where nothing was masked. */
  readonly masked: readonly MaskedKind[];
}

const CARD_LENGTH = { least: 12, most: 19 } as const;
/** Zero-width characters, which a pasted number may hold. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
/** Digits of any script, with at most three separators between two of them. */
const DIGITS = /(?<!\p{Nd})\p{Nd}(?:[\s.\-_/\u2010-\u2015]{0,3}\p{Nd}){9,}/gu;

/** Luhn's check (ISO/IEC 7812-1, annex B). */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Digits of any script as ASCII ones; NFKC maps full-width ones, and others count from the zero of their block of ten. */
function asciiDigits(text: string): string {
  return [...text.normalize("NFKC")]
    .flatMap((character) => {
      if (/\d/.test(character)) return [character];
      if (!/\p{Nd}/u.test(character)) return [];
      let zero = character.codePointAt(0) ?? 0;
      const own = zero;
      while (own - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
      return [String(own - zero)];
    })
    .join("");
}

const isCard = (digits: string) =>
  digits.length >= CARD_LENGTH.least && digits.length <= CARD_LENGTH.most && passesLuhn(digits);

const isIdentityNumber = (digits: string) =>
  Object.values(NUMBER_RULES).some(({ identityNumber }) => identityNumber.isValid(digits));

/** How cards begin, with their length (ISO/IEC 7812 ranges in use): Visa and Dankort, Mastercard, Maestro, UnionPay, JCB, American Express, Diners. */
const SCHEMES: readonly { readonly prefix: RegExp; readonly length: number }[] = [
  { prefix: /^(?:4|5[0-8]|2[2-7]|6|35)/, length: 16 },
  { prefix: /^3[47]/, length: 15 },
  { prefix: /^3[0689]/, length: 14 },
];

/** The card number in a run of digits: all of it, or one that other digits touch, such as its date and check digits. */
function cardIn(digits: string): string | undefined {
  if (isCard(digits)) return digits;
  for (let from = 0; from < digits.length; from += 1) {
    const rest = digits.slice(from);
    const scheme = SCHEMES.find(({ prefix, length }) => rest.length >= length && prefix.test(rest));
    const part = scheme && rest.slice(0, scheme.length);
    if (part !== undefined && passesLuhn(part)) return part;
  }
  return undefined;
}

/**
 * Masks card numbers (by Luhn's check) and identity numbers of any jurisdiction, such as CPR numbers, however they are
 * written: with spaces, dots, dashes, full-width digits. Of a card its last four digits stay, so that customer service can
 * tell which one is meant; of an identity number nothing does.
 */
export function maskNumbers(typed: string): MaskedText {
  const found = new Set<MaskedKind>();
  const text = typed.replaceAll(INVISIBLE, "").replaceAll(DIGITS, (run) => {
    const digits = asciiDigits(run);
    if (isIdentityNumber(digits)) {
      found.add("identity");
      return "••••••-••••";
    }
    const card = cardIn(digits);
    if (card === undefined) return run;
    found.add("card");
    return `•••• ${card.slice(-4)}`;
  });
  return { text, masked: MASKED_KINDS.filter((kind) => found.has(kind)) };
}
