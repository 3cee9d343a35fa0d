import { checkLoginLimits, userInfoQuery } from "@spilhus/api-client";
import { playerTransport, userInfo } from "../session/index.ts";
import { recovering } from "./recovering.ts";

/** The player's data, from what the header has asked for where that is fresh (R7.03). */
export const playerQuery = {
  ...userInfoQuery(playerTransport),
  ...recovering,
  queryFn: () => userInfo.get(),
};

/** Whether the player is within the play limits (R7.10), looked up with every page (R4.02). */
export const limitsQuery = {
  ...recovering,
  queryKey: ["login-limits"],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => checkLoginLimits(playerTransport, { signal }),
  staleTime: 0,
};
