import { GET_PLAY_FEEDBACK } from "@spilhus/contracts/player-account";
import { defineCall, type DefinedCall } from "../calls/index.ts";
import { playResult } from "./playResult.ts";
import { timeSpent } from "./timeSpent.ts";
import { trendOf } from "./trendOf.ts";

/** Four weeks: two to compare, and two for context. */
const DAYS = 28;

const feedback = defineCall(GET_PLAY_FEEDBACK, async ({ services: { db }, site, session }) => {
  const days = await timeSpent(db, session.player.id, site.brand.timezone, DAYS);
  const result = await playResult(db, session.player.id, site.brand.timezone, DAYS);
  return { serverTime: session.now.toISOString(), days: [...days], trend: trendOf(days), result };
});

/** The calls about a player's own play. */
export const PLAY_FEEDBACK_CALLS: readonly DefinedCall[] = [feedback];
