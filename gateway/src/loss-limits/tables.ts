import { bigint, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { moment } from "../database/index.ts";
import { periodLimitTable } from "../period-limits/index.ts";
import { players } from "../players/index.ts";

/** The most that players let themselves lose of their own money. */
export const lossLimits = periodLimitTable("loss_limits");

/**
 * What a player lost in each hour of the clock, in øre of own money: stakes less wins, below 0 when they won. A stake asks for a
 * month of it, which would be hundreds of thousands of movements.
 */
export const lossHours = pgTable(
  "loss_hours",
  {
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    startsAt: moment().notNull(),
    lostOre: bigint({ mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.startsAt] })],
);
