import { getUserInfo, type Transport } from "@spilhus/api-client";
import { timedFetch } from "../early-answers/timedFetch.ts";
import { keptUserInfo } from "./keptUserInfo.ts";
import { isPageHeld } from "../player/index.ts";
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
export const userInfo = keptUserInfo(() => getUserInfo(playerTransport));
