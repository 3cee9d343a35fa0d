import { createHash, randomBytes } from "node:crypto";

/** 256 random bits for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** Whether a text has the form of a token; others never reach the database. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/**
 * The stored form of a token, which cannot be used as one. Plain SHA-256 is enough for 256 random bits, which cannot be
 * guessed (ASVS 5.0 11.4.2 requires more for passwords only).
 */
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();
