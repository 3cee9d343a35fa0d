import { createHash } from "node:crypto";

/**
 * Our id as MobilePay takes it: letters, digits and hyphens, 8 to 50 of them. Ids of deposits have underscores as well.
 * The hyphen becomes the sign of an escape, so that each reference has one id.
 */
export const referenceOf = (id: string): string =>
  id.replaceAll(/[-_]/g, (character) => (character === "-" ? "--" : "-u"));

/** Our id of a reference; `undefined` for one that we have not made. */
export function idOf(reference: string): string | undefined {
  const id = reference.replaceAll(/-([-u])/g, (_, escaped: string) => (escaped === "u" ? "_" : "-"));
  return referenceOf(id) === reference ? id : undefined;
}

/** Idempotency key of a change, at most 50 characters: the same change of the same payment always has the same key. */
export const idempotencyKey = (...parts: readonly string[]): string =>
  createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 48);
