import type {
  CHAT_REPORT_REASONS,
  ChatRole,
  ChatRoomMode,
  ChatSanctionKind,
  ChatSanctionReason,
  ChatWordAction,
} from "@spilhus/contracts/chat";
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { moment } from "../database/index.ts";
import { players } from "../players/index.ts";

const playerId = () =>
  uuid()
    .notNull()
    .references(() => players.id);

/** Who players are in the chat of a brand. */
export const chatNames = pgTable(
  "chat_names",
  {
    brand: text().notNull(),
    playerId: playerId(),
    /** The name on the chat server: random, so that it tells nothing, and no secret that is lost can change it. */
    chatId: text().notNull().unique("chat_names_chat_id"),
    name: text().notNull(),
    /** What names that look the same have in common. */
    folded: text().notNull(),
    /** When the player chose it; null for a name that was given. */
    chosenAt: moment(),
    role: text().$type<ChatRole>().notNull().default("player"),
    rulesReadAt: moment(),
    createdAt: moment().notNull().default(databaseNow),
  },
  (table) => [
    primaryKey({ columns: [table.brand, table.playerId] }),
    unique("chat_names_folded").on(table.brand, table.folded),
    check("chat_names_role", sql`role in ('player', 'host', 'moderator')`),
  ],
);

/** Whose lines a player does not want to see. */
export const chatIgnored = pgTable(
  "chat_ignored",
  { brand: text().notNull(), playerId: playerId(), ignoredId: playerId() },
  (table) => [primaryKey({ columns: [table.brand, table.playerId, table.ignoredId] })],
);

/** What moderators have set for a room; a room without a row is open. */
export const chatRooms = pgTable(
  "chat_rooms",
  {
    brand: text().notNull(),
    room: text().notNull(),
    mode: text().$type<ChatRoomMode>().notNull(),
    slowSeconds: integer().notNull(),
    changedAt: moment().notNull().default(databaseNow),
  },
  (table) => [
    primaryKey({ columns: [table.brand, table.room] }),
    check("chat_rooms_mode", sql`mode in ('open', 'hosts', 'closed')`),
    check("chat_rooms_seconds", sql`slow_seconds between 0 and 600`),
  ],
);

/** How many players the chat server has counted in a room. */
export const chatCounts = pgTable(
  "chat_counts",
  {
    brand: text().notNull(),
    room: text().notNull(),
    players: integer().notNull(),
    countedAt: moment().notNull().default(databaseNow),
  },
  (table) => [primaryKey({ columns: [table.brand, table.room] })],
);

/** Lines that were said, and those that wait for a moderator. Deleted after 90 days. */
export const chatMessages = pgTable(
  "chat_messages",
  {
    brand: text().notNull(),
    room: text().notNull(),
    /** The stanza id of the room; of a held line, the id under which it waits. */
    id: text().notNull(),
    /** Nobody for what the house says. */
    playerId: uuid().references(() => players.id),
    name: text().notNull(),
    role: text().$type<ChatRole | "house">().notNull(),
    body: text().notNull(),
    /** `held` → `released` or `dropped`; `sent` and `refused` stay. */
    state: text().$type<"sent" | "held" | "released" | "dropped" | "refused">().notNull(),
    sentAt: moment().notNull(),
    retractedAt: moment(),
    /** Id of the member of staff; null where the player took it back. */
    retractedBy: text(),
    retractedBecause: text(),
    /** Who let a held line through, or did not. */
    decidedBy: text(),
  },
  (table) => [
    primaryKey({ columns: [table.brand, table.room, table.id] }),
    index("chat_messages_sent").on(table.sentAt),
    index("chat_messages_of_player").on(table.playerId, table.sentAt),
    index("chat_messages_held")
      .on(table.sentAt)
      .where(sql`state = 'held'`),
  ],
);

/** What moderators did to players. Nothing is deleted: a sanction that was wrong is lifted. */
export const chatSanctions = pgTable(
  "chat_sanctions",
  {
    id: uuid().primaryKey().defaultRandom(),
    brand: text().notNull(),
    playerId: playerId(),
    /** Null: every room. */
    room: text(),
    kind: text().$type<ChatSanctionKind>().notNull(),
    reason: text().$type<ChatSanctionReason>().notNull(),
    /** For the staff alone. */
    note: text().notNull(),
    /** The line it is about, as it was: the player is shown it. */
    line: text(),
    /** Null while a second person has not confirmed it. */
    from: moment(),
    /** How long it holds from its beginning, in minutes; null: until it is lifted. */
    minutes: integer(),
    until: moment(),
    state: text().$type<"proposed" | "in-force" | "declined" | "lifted">().notNull(),
    givenBy: text().notNull(),
    givenAt: moment().notNull().default(databaseNow),
    /** The second person; or who declined it. */
    decidedBy: text(),
    liftedBy: text(),
    liftedAt: moment(),
    appealedAt: moment(),
    appealText: text(),
    appealOutcome: text().$type<"upheld" | "lifted">(),
    appealDecidedBy: text(),
    appealDecidedAt: moment(),
  },
  (table) => [
    index("chat_sanctions_of_player").on(table.brand, table.playerId, table.givenAt),
    index("chat_sanctions_in_force")
      .on(table.brand)
      .where(sql`state = 'in-force'`),
    check("chat_sanctions_kind", sql`kind in ('warn', 'mute', 'ban')`),
    check("chat_sanctions_state", sql`state in ('proposed', 'in-force', 'declined', 'lifted')`),
    check("chat_sanctions_from", sql`(state in ('in-force', 'lifted')) = ("from" is not null)`),
    // More than 30 days, or without an end: two people.
    check(
      "chat_sanctions_two_persons",
      sql`kind <> 'ban' or state in ('proposed', 'declined') or coalesce(minutes <= 43200, false)
        or (decided_by is not null and decided_by <> given_by)`,
    ),
    check("chat_sanctions_appeal", sql`appeal_decided_by is null or appeal_decided_by <> given_by`),
  ],
);

/** Lines that players reported. */
export const chatReports = pgTable(
  "chat_reports",
  {
    id: uuid().primaryKey().defaultRandom(),
    brand: text().notNull(),
    room: text().notNull(),
    messageId: text().notNull(),
    /** Who reported it, and whose line it is. */
    reporterId: playerId(),
    playerId: playerId(),
    reason: text().$type<(typeof CHAT_REPORT_REASONS)[number]>().notNull(),
    state: text().$type<"open" | "upheld" | "dismissed">().notNull().default("open"),
    createdAt: moment().notNull().default(databaseNow),
    decidedBy: text(),
    decidedAt: moment(),
  },
  (table) => [
    unique("chat_reports_once").on(table.brand, table.room, table.messageId, table.reporterId),
    index("chat_reports_open")
      .on(table.createdAt)
      .where(sql`state = 'open'`),
  ],
);

/** Terms that lines are searched for, of every brand. */
export const chatWords = pgTable(
  "chat_words",
  {
    /** In lower case; with a star at its end it begins a word. */
    term: text().primaryKey(),
    action: text().$type<ChatWordAction>().notNull(),
    addedBy: text().notNull(),
    addedAt: moment().notNull().default(databaseNow),
  },
  () => [check("chat_words_action", sql`action in ('block', 'hold', 'mask', 'care')`)],
);

/** Lines that hosts say often. */
export const chatCannedLines = pgTable("chat_canned_lines", {
  id: uuid().primaryKey().defaultRandom(),
  brand: text().notNull(),
  text: text().notNull(),
  addedBy: text().notNull(),
});

/** When hosts are in the chat; players are shown it. */
export const chatHostHours = pgTable(
  "chat_host_hours",
  {
    id: uuid().primaryKey().defaultRandom(),
    brand: text().notNull(),
    room: text(),
    /** What players read; never the full name of a person. */
    name: text().notNull(),
    staffId: text().notNull(),
    from: moment().notNull(),
    until: moment().notNull(),
  },
  (table) => [
    index("chat_host_hours_until").on(table.brand, table.until),
    check("chat_host_hours_length", sql`until > "from" and until <= "from" + interval '16 hours'`),
  ],
);

/** Hosts' quizzes. Who wins is who was first by the order in which the chat server took the lines. */
export const chatQuizzes = pgTable(
  "chat_quizzes",
  {
    id: uuid().primaryKey().defaultRandom(),
    brand: text().notNull(),
    room: text().notNull(),
    question: text().notNull(),
    /** In the form in which lines are compared. */
    answers: text().array().notNull(),
    startedBy: text().notNull(),
    opensAt: moment().notNull().default(databaseNow),
    closesAt: moment().notNull(),
    state: text().$type<"open" | "won" | "over">().notNull().default("open"),
    winnerId: uuid().references(() => players.id),
    messageId: text(),
    endedAt: moment(),
  },
  (table) => [
    // One at a time in each room.
    uniqueIndex("chat_quizzes_open")
      .on(table.brand, table.room)
      .where(sql`state = 'open'`),
    check("chat_quizzes_winner", sql`(state = 'won') = (winner_id is not null)`),
  ],
);

/** Lines of rounds that were handed to the chat server, so that each is said once. */
export const chatRoundLines = pgTable(
  "chat_round_lines",
  {
    roundId: uuid().notNull(),
    /** Such as `begins` or `won one-row`. */
    line: text().notNull(),
    saidAt: moment().notNull().default(databaseNow),
  },
  (table) => [
    primaryKey({ columns: [table.roundId, table.line] }),
    index("chat_round_lines_said").on(table.saidAt),
  ],
);
