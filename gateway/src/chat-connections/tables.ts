import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { moment } from "../database/index.ts";

/**
 * Sessions that a ticket for the chat server was given for. Written when it is given, so that a session can be found
 * whose sockets must end, whatever the chat server has told of it.
 */
export const chatConnections = pgTable(
  "chat_connections",
  {
    sessionId: uuid().primaryKey(),
    brand: text().notNull(),
    playerId: uuid().notNull(),
    chatId: text().notNull(),
    admittedAt: moment().notNull().default(databaseNow),
    /** When its sockets were ended; a new ticket opens it again. */
    endedAt: moment(),
  },
  (table) => [
    index("chat_connections_open")
      .on(table.playerId)
      .where(sql`ended_at is null`),
  ],
);
