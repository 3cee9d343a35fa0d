import { countStatements, playLoad } from "@spilhus/gateway/load";
import { CONNECTIONS, moneyDatabase } from "../money/moneyDatabase.ts";
import type { Section } from "../report/section.ts";
import { potFigures } from "./potFigures.ts";
import { roomFigures } from "./roomFigures.ts";
import { roundFigures } from "./roundFigures.ts";
import { winnersFigure } from "./winnersFigure.ts";

/** A tenth more than play at once: who is asked a moment before the three seconds of the legal pace are over would be refused. */
const PLAYERS = 200;

/** What rounds of the house's games and rooms cost in the database, on one of its own. */
export async function playSection({ seconds }: { readonly seconds: number }): Promise<Section> {
  // Before the database is opened: a pool keeps the function that a client had.
  const sent = countStatements();
  await using database = await moneyDatabase();
  const load = await playLoad(database.db, PLAYERS);
  const figures = [
    ...(await roundFigures(database, load, { sent, seconds })),
    ...(await roomFigures(load)),
    ...(await potFigures(database, seconds)),
    winnersFigure(),
  ];
  const notes = [
    `A round is the whole transaction of the call, from the lock of the player's row to the answer, by ${CONNECTIONS} connections; the database's clock runs faster meanwhile, so that the pace of three seconds is not what is measured.`,
  ];
  return { id: "play", title: "Play", figures, notes };
}
