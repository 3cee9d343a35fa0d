import { createHash } from "node:crypto";
import type { GatewayConfig } from "../config/index.ts";

/** What a read token opens (R6.07). */
export interface TokenAccess {
  readonly brand: string;
  /** Whether drafts may be read with it. */
  readonly preview: boolean;
}

const digest = (token: string) => createHash("sha256").update(token).digest("base64");

/** Looks tokens up by digest, so that the time of an answer says nothing about how much of a guess was right. */
export function tokenReader(
  tokens: GatewayConfig["contentTokens"],
): (token: string) => TokenAccess | undefined {
  const access = new Map<string, TokenAccess>();
  for (const [brand, pair] of Object.entries(tokens)) {
    access.set(digest(pair.public), { brand, preview: false });
    access.set(digest(pair.preview), { brand, preview: true });
  }
  return (token) => access.get(digest(token));
}
