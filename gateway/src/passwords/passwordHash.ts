import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/** OWASP's recommendation for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const BYTES = 32;
const STORED = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/;

const hash = (
  password: string,
  nonce: Buffer,
  cost: { memory: number; passes: number; parallelism: number },
) =>
  promisify(argon2)("argon2id", {
    message: Buffer.from(password.normalize("NFC")),
    nonce,
    tagLength: BYTES,
    ...cost,
  });

/** Hashes a password for the database, in the common text form of Argon2. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const { memory, passes, parallelism } = COST;
  const bare = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  const digest = await hash(password, nonce, COST);
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${bare(nonce)}$${bare(digest)}`;
}

/** Whether a password matches a stored hash. Takes the same time for any password. */
export async function isPassword(stored: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = "", expected = ""] = STORED.exec(stored) ?? [];
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const known = Buffer.from(expected, "base64");
  if (known.length !== BYTES) return false;
  return timingSafeEqual(known, await hash(password, Buffer.from(nonce, "base64"), cost));
}
