import { loginLimitsQuery, playerInfoQuery } from "@spilhus/player-session/session";
import { autoRetry } from "./autoRetry.ts";

/** The player's data; fresh data that the header has read is reused (R7.03). */
export const playerQuery = { ...playerInfoQuery, ...autoRetry };

/** Whether the player is within the play limits (R7.10); each navigation fetches once (R4.02). */
export const limitsQuery = (path: string) => ({ ...loginLimitsQuery(path), ...autoRetry });
