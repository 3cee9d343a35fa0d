import type { CallContract } from "../call-contract/index.ts";
import { record, text, zonedTime } from "../shape/index.ts";
import { SUPPORT } from "./base.ts";

/**
 * Proof of who the player is, for the vendor's frame (R3.15): a JWT (RFC 7519, HS256) with an opaque id of the player for
 * each brand, name, e-mail address and customer number. It lives at most five minutes.
 */
export const CREATE_SUPPORT_IDENTITY = {
  id: "create-support-identity",
  method: "POST",
  path: `${SUPPORT}/identity`,
  summary: "Proof of the player's identity for the chat of a vendor (R3.15)",
  audience: "player",
  kind: "change",
  answer: /* @__PURE__ */ record({ token: text, expiresAt: zonedTime }),
  refusals: ["cross-site", "not-signed-in", "restricted", "not-found", "consent-needed"],
} as const satisfies CallContract;
