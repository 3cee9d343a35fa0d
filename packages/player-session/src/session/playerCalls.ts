import { checkLoginLimits, getUserInfo, type Transport } from "@spilhus/api-client";
import { timedFetch } from "../early-answers/timedFetch.ts";
import { keptAnswer } from "./keptAnswer.ts";
import { isPageHeld } from "./heldPage.ts";
import { leaveUnauthorized } from "./leave.ts";

/** How calls of a player leave the page: a lost session leads to the front page (R8.01). */
export const playerTransport: Transport = {
  fetch: async (...call) => (await timedFetch(...call)).response,
  onUnauthorized: () => {
    if (!isPageHeld()) leaveUnauthorized();
  },
  report: (error) => reportError(error),
};

/** The player's data, shared by header and pages. */
export const userInfo = keptAnswer(() => getUserInfo(playerTransport));

/** Whether the player is within the play limits: looked up on every navigation (R4.02), once for all who ask there. */
export const loginLimits = keptAnswer(() => checkLoginLimits(playerTransport), {
  place: () => location.pathname,
});
