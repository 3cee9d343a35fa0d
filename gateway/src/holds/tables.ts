import { sql } from "drizzle-orm";
import { bigint, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { moment } from "../database/index.ts";
import { players } from "../players/index.ts";

/** Kinds of holds on an account. */
export const HOLD_KINDS = [
  "suspended",
  "suspended-missing-sof",
  "deactivated",
  /** Lifted by customer service only: after `until` it is an expired block. */
  "block",
  "cooldown",
  "gdc-check-failed",
  "extended-kyc-check-required",
  "oces-login-required",
  "multi-account",
  "play-limits",
  "withdrawals",
  /** The person is in the national register of excluded players; permanently without an end. */
  "register",
] as const;
export type HoldKind = (typeof HOLD_KINDS)[number];

/** While one of these is in force no worker pays out or refunds: an officer decides about the money. */
export const OFFICER_HOLDS: readonly HoldKind[] = [
  "withdrawals",
  "suspended",
  "suspended-missing-sof",
  "multi-account",
];

/** Restrictions of players. A hold is in force from the creation of its row until it ends or is lifted. */
export const holds = pgTable(
  "holds",
  {
    id: uuid().primaryKey().defaultRandom(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    kind: text().$type<HoldKind>().notNull(),
    /** Who placed it. */
    source: text().$type<"player" | "service" | "register" | "import" | "loss-limit">().notNull(),
    startsAt: moment().notNull().default(databaseNow),
    endsAt: moment(),
    liftedAt: moment(),
    /**
     * The number of the player's last movement when the hold was placed, and when it was lifted. Written by the database
     * under the lock of the player's row: every later movement knew of it, which no time can tell.
     */
    afterMovement: bigint({ mode: "number" }),
    liftedAfter: bigint({ mode: "number" }),
  },
  (table) => [
    index("holds_of_player")
      .on(table.playerId)
      .where(sql`lifted_at is null`),
  ],
);
