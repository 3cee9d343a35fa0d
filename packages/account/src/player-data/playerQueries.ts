import { userInfoQuery } from "@spilhus/api-client";
import { loginLimits, playerTransport, userInfo } from "@spilhus/player-session/session";
import { recovering } from "./recovering.ts";

/** The player's data, from what the header has asked for where that is fresh (R7.03). */
export const playerQuery = {
  ...userInfoQuery(playerTransport),
  ...recovering,
  queryFn: () => userInfo.get(),
};

/** Whether the player is within the play limits (R7.10), by the answer to this navigation (R4.02). */
export const limitsQuery = {
  ...recovering,
  queryKey: ["login-limits"],
  queryFn: () => loginLimits.get(),
  staleTime: 0,
};
