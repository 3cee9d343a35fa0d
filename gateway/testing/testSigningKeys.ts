import { generateKeyPairSync } from "node:crypto";
import type { JWK } from "oidc-provider";

let made: JWK[] | undefined;

/** A key for the test's provider to sign with, made once: making one takes a while. */
export function testSigningKeys(): JWK[] {
  if (made) return made;
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  made = [{ ...privateKey.export({ format: "jwk" }), alg: "RS256", use: "sig" } as JWK];
  return made;
}
