import { randomUUID } from "node:crypto";
import { HOUSE_POTS } from "@spilhus/game-math/games";
import { and, eq } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { feedPot } from "../../src/jackpots/index.ts";
import { gameRounds, settle, stake } from "../../src/play/index.ts";
import { lockPlayerRow } from "../../src/sessions/index.ts";
import { addGames, PLAY, sitDown } from "../testPlay.ts";

const CALLER = "bench";
const STAKE_ORE = 100;
const PLACE = { brand: "fjord", licence: "1" };

/** The money of rounds: staked, put into one pot or not, and settled, each round in a transaction of its own. */
export interface PotLoad {
  bookRound(player: string, feedsPot: boolean): Promise<void>;
}

/** @param players who have money */
export async function potLoad(db: NodePgDatabase, players: readonly string[]): Promise<PotLoad> {
  const [pot] = HOUSE_POTS;
  if (!pot) throw new Error("The house has no pot.");
  await addGames(db);
  const seats = new Map<string, string>();
  for (const player of players) seats.set(player, (await sitDown(db, player)).playSessionId);
  return {
    bookRound: (player, feedsPot) =>
      db.transaction(async (tx) => {
        await lockPlayerRow(tx, player);
        const round = randomUUID();
        const staked = await stake(tx, PLAY, {
          ...{ caller: CALLER, txId: `${round}:stake`, round, amountOre: STAKE_ORE },
          playSessionId: seats.get(player) ?? "",
          termsOf: () => ({ mostWinTimes: 1, takesStake: true }),
        });
        if (!staked.isDone) throw new Error(`A stake was refused: ${staked.code}.`);
        const isRound = and(eq(gameRounds.caller, CALLER), eq(gameRounds.reference, round));
        const [row] = await tx.select({ id: gameRounds.id }).from(gameRounds).where(isRound);
        if (feedsPot && row) {
          await feedPot(tx, PLACE, pot, {
            ...{ gameRoundId: row.id, stakeOre: STAKE_ORE, startedAt: new Date() },
          });
        }
        const win = { caller: CALLER, txId: `${round}:win`, round, amountOre: STAKE_ORE, endsRound: true };
        await settle(tx, win);
      }),
  };
}
