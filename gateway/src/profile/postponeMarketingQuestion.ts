import { POSTPONE_MARKETING_QUESTION } from "@spilhus/contracts/player-account";
import { eq } from "drizzle-orm";
import { defineCall, DONE } from "../calls/index.ts";
import { databaseNow } from "../clock/index.ts";
import { players } from "../players/index.ts";

export const postponeMarketingQuestion = defineCall(
  POSTPONE_MARKETING_QUESTION,
  async ({ services: { db }, session }) => {
    await db
      .update(players)
      .set({ marketingPostponedAt: databaseNow })
      .where(eq(players.id, session.player.id));
    return DONE;
  },
);
