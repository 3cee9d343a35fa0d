import { sql } from "drizzle-orm";
import { bigint, check, pgTable, uuid } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { moment } from "../database/index.ts";
import { players } from "../players/index.ts";
import { sessions } from "../sessions/index.ts";

const ore = () => bigint({ mode: "number" });

/** The latest budget of a player: what they let themselves lose in a session. One that holds no longer is replaced. */
export const playBudgets = pgTable(
  "play_budgets",
  {
    playerId: uuid()
      .primaryKey()
      .references(() => players.id),
    /** The session in which it was set. */
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id),
    amountOre: ore().notNull(),
    /** Own money that was staked since less what was won, below 0 for somebody who is winning. */
    lostOre: ore().notNull().default(0),
    setAt: moment().notNull().default(databaseNow),
    /** When a stake or a win was last counted. */
    countedAt: moment().notNull().default(databaseNow),
  },
  () => [check("play_budgets_amount", sql`amount_ore > 0`)],
);
