import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { cprDigits } from "@spilhus/jurisdiction/dk";

const NONCE = 12;
const TAG = 16;

/** What turns a person's numbers into what the database may hold. */
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

function seal(key: Buffer, text: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

function open(key: Buffer, sealed: Buffer): string {
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, NONCE));
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  return decipher.update(sealed.subarray(NONCE + TAG), undefined, "utf8") + decipher.final("utf8");
}

/** @param secret `CPR_SECRET`; with another one, nobody is found any more */
export function personKeys(secret: string): PersonKeys {
  const derive = (purpose: string) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  const [cprKey, mitIdKey, sealKey] = ["cpr", "mitid", "seal"].map(derive) as [Buffer, Buffer, Buffer];
  const accountKey = derive("payout account");
  const hash = (key: Buffer, text: string) => createHmac("sha256", key).update(text).digest();
  return {
    hashCpr: (cpr) => hash(cprKey, cprDigits(cpr)),
    hashMitId: (uuid) => hash(mitIdKey, uuid.toLowerCase()),
    sealCpr: (cpr) => seal(sealKey, cprDigits(cpr)),
    openCpr: (sealed) => open(sealKey, sealed),
    sealAccount: (token) => seal(accountKey, token),
    openAccount: (sealed) => open(accountKey, sealed),
  };
}
