import * as z from "zod";

/** Fewest distinct characters of a secret: `openssl rand -hex 16` has about 14 of 16. */
const LEAST_DISTINCT = 8;

/** A secret that cannot be guessed: long enough, and not one character or word repeated. */
export const SecretSchema = z
  .string()
  .min(32, "must have at least 32 characters")
  .refine(
    (text) => new Set(text).size >= LEAST_DISTINCT && !/^(.{1,8})\1+$/s.test(text),
    "must be random, such as from openssl rand -hex 32",
  );

/** Names of secrets with the same value as another one; each must have only one purpose. */
export function equalSecrets(secrets: Readonly<Record<string, string | undefined>>): readonly string[] {
  const given = Object.entries(secrets).filter(([, value]) => value !== undefined);
  return given
    .filter(([name, value]) => given.some(([other, same]) => other !== name && same === value))
    .map(([name]) => name);
}
