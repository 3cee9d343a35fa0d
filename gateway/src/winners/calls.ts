import type { Winners } from "@spilhus/contracts";
import { GET_WINNERS } from "@spilhus/contracts/games";
import { GET_WINNER_NAME, SET_WINNER_NAME, type WinnerNameChoice } from "@spilhus/contracts/player-account";
import { eq } from "drizzle-orm";
import {
  defineCall,
  type DefinedCall,
  type DefinedServiceCall,
  defineServiceCallWith,
} from "../calls/index.ts";
import type { Queries } from "../database/index.ts";
import { brandCategories, type GameServices, sendFeed } from "../games/index.ts";
import { players } from "../players/index.ts";
import { changeProfile } from "../profile/index.ts";
import { aliasOf } from "./aliasOf.ts";
import { latestWinners } from "./latestWinners.ts";
import { nameOf } from "./winnerName.ts";

/** An excluded player is to be gone at once: the feed is as old as a shared answer may be, a second. */
const FEED_SECONDS = 1;

const winners = defineServiceCallWith<GameServices>()(GET_WINNERS, (call) => {
  const { services, brand, query } = call;
  const { limit, category } = query;
  const categories = brandCategories(brand).filter((one) => category === undefined || one === category);
  return sendFeed(
    call,
    async (): Promise<Winners> => ({
      serverTime: new Date(services.clock.now()).toISOString(),
      winners: await latestWinners(services.db, brand, categories, limit),
    }),
    FEED_SECONDS,
  );
});

async function choiceOf(db: Queries, playerId: string): Promise<WinnerNameChoice> {
  const { winnerName: shownAs, firstName, lastName } = players;
  const [found] = await db
    .select({ shownAs, firstName, lastName })
    .from(players)
    .where(eq(players.id, playerId));
  if (!found) throw new Error("The player of a session is not there.");
  return { shownAs: found.shownAs, alias: aliasOf(playerId), name: nameOf(found) };
}

const getName = defineCall(GET_WINNER_NAME, ({ services: { db }, session }) =>
  choiceOf(db, session.player.id),
);

const setName = defineCall(SET_WINNER_NAME, async ({ services: { db }, session, body: { shownAs } }) => {
  await changeProfile(db, session, { winnerName: shownAs });
  return choiceOf(db, session.player.id);
});

/** What everybody may know of a brand's winners (R2.08, R1.03). */
export const WINNER_SERVICE_CALLS: readonly DefinedServiceCall<GameServices>[] = [winners];

/** How others read of a player's wins, as the player chooses (R2.08). */
export const WINNER_NAME_CALLS: readonly DefinedCall[] = [getName, setName];
