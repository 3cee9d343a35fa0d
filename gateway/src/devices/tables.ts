import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { bytes, moment } from "../database/index.ts";
import { players } from "../players/index.ts";

/** Devices on which a player has signed in by MitID; the others need it first. Several players may share one. */
export const devices = pgTable(
  "devices",
  {
    /** By which the player names the device; unlike the hash it is shown to them. */
    id: uuid().notNull().unique().defaultRandom(),
    /** SHA-256 of the cookie's value. */
    tokenHash: bytes().notNull(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    /** Browser and kind of device at the last MitID; neither an address nor a fingerprint. */
    name: text(),
    knownSince: moment().notNull().default(databaseNow),
    knownUntil: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tokenHash, table.playerId] })],
);
