import type { Locale } from "@spilhus/contracts";
import type {
  MaskedKind,
  SupportChannel,
  SupportLink,
  SupportState,
  SupportTopic,
} from "@spilhus/contracts/support";
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { bytes, moment } from "../database/index.ts";
import { players } from "../players/index.ts";
import { staffMembers } from "../staff/index.ts";

/** Conversations with customer service, of players and of guests. */
export const supportConversations = pgTable(
  "support_conversations",
  {
    id: uuid().primaryKey().defaultRandom(),
    brand: text().notNull(),
    /** Nothing of a guest; a login claims a guest's conversation once. */
    playerId: uuid().references(() => players.id),
    /** SHA-256 of the guest's cookie; nothing of a player, and of a guest who left a message without a cookie. */
    visitorHash: bytes(),
    /** Where a guest gets answers that they do not read on the site. */
    email: text(),
    locale: text().$type<Locale>().notNull(),
    /** Of the brand's site, for the links of mails. */
    origin: text().notNull(),
    topic: text().$type<SupportTopic>().notNull(),
    channel: text().$type<SupportChannel>().notNull(),
    state: text().$type<SupportState>().notNull().default("waiting"),
    assignedTo: uuid().references(() => staffMembers.id),
    /** Of the first message, as the browser made it: one opening however often it is sent. */
    openingKey: uuid().notNull(),
    lastSeq: integer().notNull().default(0),
    readByVisitor: integer().notNull().default(0),
    readByStaff: integer().notNull().default(0),
    /** Place of the last answer that went to the inbox or by mail. */
    noticedSeq: integer().notNull().default(0),
    rating: smallint(),
    /** Grows with every change of the row. */
    version: integer().notNull().default(1),
    startedAt: moment().notNull().default(databaseNow),
    /** When the visitor wrote last. */
    waitingSince: moment().notNull().default(databaseNow),
    firstReplyAt: moment(),
    changedAt: moment().notNull().default(databaseNow),
    closedAt: moment(),
  },
  (table) => [
    unique("support_opening").on(table.brand, table.openingKey),
    index("support_of_player").on(table.playerId, table.startedAt),
    index("support_of_guest").on(table.visitorHash),
    index("support_queue")
      .on(table.waitingSince)
      .where(sql`state <> 'closed'`),
    index("support_closed").on(table.closedAt),
    // A claim takes the cookie's right away in the same statement.
    check("support_one_owner", sql`${table.playerId} is null or ${table.visitorHash} is null`),
    check("support_rating", sql`${table.rating} between 1 and 5`),
    check("support_closed_at", sql`(${table.state} = 'closed') = (${table.closedAt} is not null)`),
  ],
);
export type ConversationRow = typeof supportConversations.$inferSelect;

/** Their messages, masked before they are stored. */
export const supportMessages = pgTable(
  "support_messages",
  {
    conversationId: uuid()
      .notNull()
      .references(() => supportConversations.id, { onDelete: "cascade" }),
    /** From 1 on, without gaps. */
    seq: integer().notNull(),
    author: text().$type<"visitor" | "agent" | "system">().notNull(),
    staffId: uuid().references(() => staffMembers.id),
    body: text().notNull(),
    link: text().$type<SupportLink>(),
    masked: text()
      .array()
      .$type<MaskedKind[]>()
      .notNull()
      .default(sql`'{}'`),
    /** As the sender made it: one message however often it is sent. */
    clientKey: uuid(),
    sentAt: moment().notNull().default(databaseNow),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.seq] }),
    unique("support_message_once").on(table.conversationId, table.clientKey),
    check("support_author", sql`(${table.author} = 'agent') = (${table.staffId} is not null)`),
  ],
);

/** How far each member of staff has read a conversation; each step is a row of their own audit. */
export const supportReads = pgTable(
  "support_reads",
  {
    conversationId: uuid()
      .notNull()
      .references(() => supportConversations.id, { onDelete: "cascade" }),
    staffId: uuid()
      .notNull()
      .references(() => staffMembers.id),
    seq: integer().notNull(),
    readAt: moment().notNull().default(databaseNow),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.staffId] })],
);

/** Texts for frequent questions. */
export const supportAnswers = pgTable(
  "support_answers",
  {
    id: uuid().primaryKey().defaultRandom(),
    locale: text().$type<Locale>().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    link: text().$type<SupportLink>(),
    savedBy: uuid()
      .notNull()
      .references(() => staffMembers.id),
    savedAt: moment().notNull().default(databaseNow),
  },
  (table) => [unique("support_answer_title").on(table.locale, table.title)],
);
