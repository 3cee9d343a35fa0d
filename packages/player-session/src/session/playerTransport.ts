import type { Transport } from "@spilhus/api-client";
import { timedFetch } from "../early-answers/timedFetch.ts";
import { leaveUnauthorized } from "./leave.ts";
import { isSigningOut } from "./pendingSignOut.ts";

/** Sends the calls of a player; a lost session leads to the front page (R8.01). Without the cache, which few islands need. */
export const playerTransport: Transport = {
  fetch: async (...call) => (await timedFetch(...call)).response,
  onUnauthorized: () => {
    if (!isSigningOut()) leaveUnauthorized();
  },
  report: (error) => reportError(error),
};
