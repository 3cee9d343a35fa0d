import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { databaseWall } from "../clock/index.ts";
import { moment } from "../database/index.ts";
import { gameRounds } from "../play/index.ts";

const ore = () => bigint({ mode: "number" });
const wall = () => moment().notNull().default(databaseWall);

/**
 * A brand's pots. A row is the lock under which its wins are paid one after the other; what stakes put in touches no row that is
 * there already, so that rounds never wait for each other. Its money lies on the ledger's account `pot`.
 */
export const pots = pgTable(
  "pots",
  {
    brand: text().notNull(),
    pot: text().notNull(),
    licence: text().notNull(),
    /** What the house put in at the beginning. */
    restartOre: ore().notNull(),
    begunAt: wall(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.pot] })],
);

/** What the stake of one round put into a pot. */
export const potContributions = pgTable(
  "pot_contributions",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    brand: text().notNull(),
    pot: text().notNull(),
    gameRoundId: uuid()
      .notNull()
      .unique("pot_contributions_once")
      .references(() => gameRounds.id),
    ore: ore().notNull(),
    at: wall(),
  },
  (table) => [
    index("pot_contributions_of_pot").on(table.brand, table.pot, table.id),
    check("pot_contributions_ore", sql`ore > 0`),
  ],
);

/** The sum of all that was put into a pot up to one contribution, so that nobody adds them up from the beginning. */
export const potSums = pgTable(
  "pot_sums",
  {
    brand: text().notNull(),
    pot: text().notNull(),
    /** Id of the last contribution in it. No earlier one can still come. */
    upTo: bigint({ mode: "number" }).notNull(),
    ore: ore().notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.pot, table.upTo] })],
);

/** A pot that was won. The win is told when its round has been shown, and so is the pot's new amount. */
export const potAwards = pgTable(
  "pot_awards",
  {
    gameRoundId: uuid()
      .primaryKey()
      .references(() => gameRounds.id),
    brand: text().notNull(),
    pot: text().notNull(),
    /** All that was in it. */
    ore: ore().notNull(),
    /** What the house put in for the next one. */
    restartOre: ore().notNull(),
    shownUntil: moment().notNull(),
    at: wall(),
  },
  (table) => [
    unique("pot_awards_of_pot").on(table.brand, table.pot, table.at, table.gameRoundId),
    check("pot_awards_ore", sql`ore > 0 and restart_ore > 0`),
  ],
);
