import { createHash, randomBytes } from "node:crypto";

/** 256 random bits as a cookie or a link carries them. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** Whether a text can be one of ours; others never reach the database. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/**
 * What the database keeps of a token: who reads it there can use none. Plain SHA-256 is enough for 256 random bits,
 * which nobody guesses (ASVS 5.0 11.4.2 asks more of passwords alone).
 */
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();
