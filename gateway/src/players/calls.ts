import { GET_USER_INFO } from "@spilhus/contracts/player-account";
import { defineCall, type DefinedCall } from "../calls/defineCall.ts";
import { userInfoOf } from "./userInfo.ts";

const userInfo = defineCall(GET_USER_INFO, async ({ site, session }) => userInfoOf(site.brand, session), {
  withAccount: true,
});

/** The calls about the player's own data. */
export const PLAYER_CALLS: readonly DefinedCall[] = [userInfo];
