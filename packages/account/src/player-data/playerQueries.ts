import { loginLimitsQuery, playerInfoQuery } from "@spilhus/player-session/session";
import { autoRetry } from "./autoRetry.ts";

/** The player's data, from what the header has read where that is fresh (R7.03). */
export const playerQuery = { ...playerInfoQuery, ...autoRetry };

/** Whether the player is within the play limits (R7.10), from the answer to this navigation (R4.02). */
export const limitsQuery = (path: string) => ({ ...loginLimitsQuery(path), ...autoRetry });
