import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addRound, buy, ROOM, roomPlayer, setBingoStage } from "../bingoStage.ts";

/** Slug of the room that a hall's load takes place in. */
export const HALL = ROOM;
const PLATES_EACH = 12;

/** A room that a gateway in another process works on. */
export interface HallLoad {
  /** Adds a round that starts so soon, with two players' plates: its numbers are drawn and called by the gateway. */
  addRound(startsInSeconds: number): Promise<void>;
}

/** Loads games, plates and two players, before a gateway starts on the same database. */
export async function hallLoad(db: NodePgDatabase): Promise<HallLoad> {
  await setBingoStage(db);
  const players = [await roomPlayer(db), await roomPlayer(db)];
  return {
    async addRound(startsInSeconds) {
      const round = await addRound(db, startsInSeconds);
      for (const [place, player] of players.entries()) {
        const plates = Array.from({ length: PLATES_EACH }, (_, plate) => place * PLATES_EACH + plate + 1);
        const word = await buy(db, player, round, plates);
        if (word !== "bought") throw new Error(`Plates were not sold: ${word}.`);
      }
    },
  };
}
