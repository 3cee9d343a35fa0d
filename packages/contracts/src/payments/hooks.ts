import type { CallContract } from "../call-contract/index.ts";
import { PAYMENTS } from "./base.ts";

/**
 * Events of a payment provider. The bytes of the body are what the provider signed; the answer is what its documentation
 * asks for.
 */
export const RECEIVE_HOOK = {
  id: "receive-hook",
  method: "POST",
  path: `${PAYMENTS}/hooks/{provider}`,
  summary: "Stores the events of a payment provider",
  audience: "provider",
  kind: "server",
  limit: "hook",
  bodyBytes: 1_048_576,
  refusals: ["unsigned", "not-found", "unavailable"],
} as const satisfies CallContract;
