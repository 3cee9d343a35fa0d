import type { LimitPeriod } from "@spilhus/contracts/player-account";
import { bigint, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../database/index.ts";
import { players } from "../players/index.ts";

/** Deposit limits as the player typed them; a raise waits until its time has come. */
export const depositLimits = pgTable(
  "deposit_limits",
  {
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    period: text().$type<LimitPeriod>().notNull(),
    limitOre: bigint({ mode: "number" }).notNull(),
    raisedOre: bigint({ mode: "number" }),
    raisedFrom: moment(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.period] })],
);
