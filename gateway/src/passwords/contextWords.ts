import type { RegisteredBrand } from "@spilhus/contracts";

/** Shorter words occur in too many others. */
const LEAST_LETTERS = 4;

/** The site and the player, whose names attackers try in passwords. */
export interface PasswordContext {
  readonly brand: Pick<RegisteredBrand, "id" | "name">;
  readonly player: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string | null;
  };
}

/** Lower case without accents. */
const plain = (text: string): string =>
  text.toLowerCase().replaceAll("ø", "o").replaceAll("æ", "ae").normalize("NFKD").replaceAll(/\p{M}/gu, "");

/**
 * The words of this site and player that a password must not contain (ASVS 5.0 6.1.2): the brand's name and id, the
 * player's names, and the part of the e-mail address before the `@`, whole and in its words.
 */
export function contextWords({ brand, player }: PasswordContext): readonly string[] {
  const [mailbox = ""] = (player.email ?? "").split("@");
  const names = [brand.name, brand.id, player.firstName, player.lastName, mailbox];
  const words = [mailbox, ...names.flatMap((name) => name.split(/[^\p{L}]+/u))].map(plain);
  return [...new Set(words)].filter((word) => word.length >= LEAST_LETTERS);
}

/** Whether a password contains one of those words (ASVS 5.0 6.2.11). */
export function holdsContextWord(password: string, context: PasswordContext): boolean {
  const typed = plain(password);
  return contextWords(context).some((word) => typed.includes(word));
}
