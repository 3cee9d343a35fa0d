import { generateKeyPairSync, type KeyObject } from "node:crypto";
import type { JWK } from "oidc-provider";

let made: KeyObject | undefined;

/** The key that the test's provider signs with, made once: making one takes a while. */
export const testSigningKey = (): KeyObject =>
  (made ??= generateKeyPairSync("rsa", { modulusLength: 2_048 }).privateKey);

/** The same key as the provider's configuration takes it. */
export const testSigningKeys = (): JWK[] => [
  { ...testSigningKey().export({ format: "jwk" }), alg: "RS256", use: "sig" } as JWK,
];
