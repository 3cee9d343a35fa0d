import { createHmac } from "node:crypto";
import { keyFor, openSealed, seal } from "../sealing/index.ts";

/** Hashes and encrypts a person's CPR number and MitID id, which the database never stores in clear. */
export interface PersonKeys {
  /** The same for the same number, and nothing to anybody without the secret: ten digits are soon tried through. */
  hashCpr(cpr: string): Buffer;
  hashMitId(uuid: string): Buffer;
  /** A CPR number that only this secret opens again, for asking the exclusion register. */
  sealCpr(cpr: string): Buffer;
  /** @throws {Error} when it was sealed by another secret, or is damaged */
  openCpr(sealed: Buffer): string;
  /** A payment provider's token of a player's bank account, sealed by a key of its own. */
  sealAccount(token: string): Buffer;
  /** @throws {Error} as `openCpr` */
  openAccount(sealed: Buffer): string;
}

/** The same person has the same number however it is written, in every country. */
const plain = (number: string) => number.replaceAll(/[\s-]/g, "");

/** @param secret `CPR_SECRET`; with another one, nobody is found any more */
export function personKeys(secret: string): PersonKeys {
  const [cprKey, mitIdKey] = [keyFor(secret, "cpr"), keyFor(secret, "mitid")];
  const [sealKey, accountKey] = [keyFor(secret, "seal"), keyFor(secret, "payout account")];
  const hash = (key: Buffer, text: string) => createHmac("sha256", key).update(text).digest();
  return {
    hashCpr: (cpr) => hash(cprKey, plain(cpr)),
    hashMitId: (uuid) => hash(mitIdKey, uuid.toLowerCase()),
    sealCpr: (cpr) => seal(sealKey, Buffer.from(plain(cpr))),
    openCpr: (sealed) => openSealed(sealKey, sealed).toString("utf8"),
    sealAccount: (token) => seal(accountKey, Buffer.from(token)),
    openAccount: (sealed) => openSealed(accountKey, sealed).toString("utf8"),
  };
}
