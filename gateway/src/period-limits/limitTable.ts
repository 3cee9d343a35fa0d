import type { LimitPeriod } from "@spilhus/contracts/player-account";
import { bigint, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../database/index.ts";
import { players } from "../players/index.ts";

/** A table of limits as players typed them: one row for each period. A raise waits until its time has come. */
export const periodLimitTable = <const Name extends string>(name: Name) =>
  pgTable(
    name,
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
export type PeriodLimitTable = ReturnType<typeof periodLimitTable>;
