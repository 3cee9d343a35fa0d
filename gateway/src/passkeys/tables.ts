import { sql } from "drizzle-orm";
import { bigint, boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { bytes, moment } from "../database/index.ts";
import { players } from "../players/index.ts";

/** Passkeys of players; each is good on one site alone. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid().primaryKey().defaultRandom(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    /** Relying party: the site's host. */
    rpId: text().notNull(),
    /** As the authenticator names it, base64url. */
    credentialId: text().notNull().unique(),
    publicKey: bytes().notNull(),
    counter: bigint({ mode: "number" }).notNull(),
    transports: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    name: text().notNull(),
    /** Kept by a password manager, and so on more than one device. */
    isSynced: boolean().notNull(),
    createdAt: moment().notNull().default(databaseNow),
    lastUsedAt: moment(),
  },
  (table) => [index("passkeys_of_player").on(table.playerId, table.rpId)],
);

/** What authenticators use for a player: random, so that it tells nothing about them. */
export const passkeyUsers = pgTable("passkey_users", {
  playerId: uuid()
    .primaryKey()
    .references(() => players.id),
  handle: bytes().notNull().unique(),
});

/** Challenges that were given and not used yet. Whoever uses one takes its row away. */
export const passkeyChallenges = pgTable("passkey_challenges", {
  challengeHash: bytes().primaryKey(),
  rpId: text().notNull(),
  /** Who makes a passkey; nothing where one is asked for. */
  playerId: uuid(),
  expiresAt: moment().notNull(),
});
