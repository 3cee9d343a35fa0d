import type { RegisteredBrand } from "@spilhus/contracts";

/** Shorter ones stand in too many words to say anything about somebody. */
const LEAST_LETTERS = 4;

/** What a password is made around, and whoever tries some knows of it. */
export interface PasswordContext {
  readonly brand: Pick<RegisteredBrand, "id" | "name">;
  readonly player: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string | null;
  };
}

/** As people type it who leave the accents out. */
const plain = (text: string): string =>
  text.toLowerCase().replaceAll("ø", "o").replaceAll("æ", "ae").normalize("NFKD").replaceAll(/\p{M}/gu, "");

/**
 * The words of this site and this player that no password may have in it (ASVS 5.0 6.1.2): the brand's name and id, the
 * player's names, and their address before the `@`, whole and in its words.
 */
export function contextWords({ brand, player }: PasswordContext): readonly string[] {
  const [mailbox = ""] = (player.email ?? "").split("@");
  const names = [brand.name, brand.id, player.firstName, player.lastName, mailbox];
  const words = [mailbox, ...names.flatMap((name) => name.split(/[^\p{L}]+/u))].map(plain);
  return [...new Set(words)].filter((word) => word.length >= LEAST_LETTERS);
}

/** Whether a password has one of those words in it (ASVS 5.0 6.2.11). */
export function holdsContextWord(password: string, context: PasswordContext): boolean {
  const typed = plain(password);
  return contextWords(context).some((word) => typed.includes(word));
}
