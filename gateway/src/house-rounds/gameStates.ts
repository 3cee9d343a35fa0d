import { eq } from "drizzle-orm";
import { databaseWall } from "../clock/index.ts";
import { type Places, preparedQuery, type Queries } from "../database/index.ts";
import { houseGames } from "./tables.ts";

/** What the house has decided about a game, by whom and why. */
export interface GameState {
  readonly game: string;
  readonly state: "open" | "closed";
  /** `draws-check`, or a member of staff. */
  readonly changedBy: string;
  readonly reason: string;
}

const readState = preparedQuery((db, { game }: Places<{ game: string }>) =>
  db.select({ state: houseGames.state }).from(houseGames).where(eq(houseGames.game, game)),
);

/** Whether the house has closed a game. */
export async function isGameClosed(db: Queries, game: string): Promise<boolean> {
  const [row] = await readState(db, { game });
  return row?.state === "closed";
}

/** Closes a game or opens it again. No round of a closed game starts; those that were decided stay and are shown. */
export async function setGameState(
  tx: Queries,
  { game, state, changedBy, reason }: GameState,
): Promise<void> {
  const changed = { state, changedBy, reason, changedAt: databaseWall };
  await tx
    .insert(houseGames)
    .values({ game, ...changed })
    .onConflictDoUpdate({ target: houseGames.game, set: changed });
}
