import { MARKETING_POSTPONED_DAYS } from "@spilhus/contracts";
import { sql } from "drizzle-orm";
import { databaseNow, seconds } from "../clock/index.ts";
import { players } from "../players/index.ts";
import { sessions } from "../sessions/index.ts";

const POSTPONED_SECONDS = MARKETING_POSTPONED_DAYS * 86_400;

/**
 * Whether a player who is not restricted is to be asked about marketing: unanswered, not put off within the last
 * {@link MARKETING_POSTPONED_DAYS} days, and in a later session than their first one under the licence.
 */
export const isMarketingQuestionOpen = sql<boolean>`(
  ${players.marketingAnsweredAt} is null
  and coalesce(${players.marketingPostponedAt} + ${seconds(POSTPONED_SECONDS)} <= ${databaseNow}, true)
  and exists (
    select from sessions earlier
    where earlier.player_id = ${players.id} and earlier.logged_in_at < ${sessions.loggedInAt}
  )
)`;
