import { sql } from "drizzle-orm";
import { bigint, boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { bytes, moment } from "../database/index.ts";
import { players } from "../players/index.ts";

/** Passkeys of players; each is valid on one site only. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid().primaryKey().defaultRandom(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    /** Relying party: the site's host. */
    rpId: text().notNull(),
    /** The authenticator's id of it, base64url. */
    credentialId: text().notNull().unique(),
    publicKey: bytes().notNull(),
    counter: bigint({ mode: "number" }).notNull(),
    transports: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    name: text().notNull(),
    /** Stored by a password manager, hence on several devices. */
    isSynced: boolean().notNull(),
    createdAt: moment().notNull().default(databaseNow),
    lastUsedAt: moment(),
  },
  (table) => [index("passkeys_of_player").on(table.playerId, table.rpId)],
);

/** User handles for authenticators: random, so that they reveal nothing about the player. */
export const passkeyUsers = pgTable("passkey_users", {
  playerId: uuid()
    .primaryKey()
    .references(() => players.id),
  handle: bytes().notNull().unique(),
});

/** Unused challenges. Using one deletes its row. */
export const passkeyChallenges = pgTable("passkey_challenges", {
  challengeHash: bytes().primaryKey(),
  rpId: text().notNull(),
  /** The player who creates a passkey; null for a sign-in. */
  playerId: uuid(),
  expiresAt: moment().notNull(),
});
