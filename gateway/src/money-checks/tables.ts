import type { DocumentKind, DocumentReason, DocumentState } from "@spilhus/contracts/payments";
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { bytes, moment } from "../database/index.ts";
import { players } from "../players/index.ts";
import type { CaseFacts, CaseOutcome } from "./rules/index.ts";

/** `cleared`: nothing wrong. `reported`: the authority has been told. */
export type CaseState = "open" | "cleared" | "reported";

/**
 * Cases of a rule against money laundering. Only officers learn of them: no call of a player, no log line and no row of
 * the player's audit names one. A trigger keeps what a case was opened for and writes each change into `money_case_steps`.
 */
export const moneyCases = pgTable(
  "money_cases",
  {
    id: uuid().primaryKey().defaultRandom(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    licence: text().notNull(),
    brand: text().notNull(),
    rule: text().notNull(),
    /** Which of several windows or things broke the rule, such as `30 days` or a deposit's number. */
    subject: text().notNull().default(""),
    /** The figures that broke the rule. */
    facts: jsonb().$type<CaseFacts>().notNull(),
    outcome: text().$type<CaseOutcome>().notNull(),
    state: text().$type<CaseState>().notNull().default("open"),
    /** Who caused the last step: `rules`, or an officer such as `staff:lis`. */
    by: text().notNull(),
    note: text(),
    openedAt: moment().notNull().default(databaseNow),
    decidedAt: moment(),
  },
  (table) => [
    uniqueIndex("money_cases_open")
      .on(table.playerId, table.rule, table.subject)
      .where(sql`state = 'open'`),
    index("money_cases_of_player").on(table.playerId, table.rule, table.decidedAt),
    index("money_cases_by_state").on(table.licence, table.state, table.openedAt),
    check("money_cases_outcome", sql`outcome in ('case', 'officer', 'documents', 'hold')`),
    check("money_cases_decided", sql`(state = 'open') = (decided_at is null)`),
  ],
);

export type MoneyCaseRow = typeof moneyCases.$inferSelect;

/** What happened to a case, in order. Written by the trigger alone, for good. */
export const moneyCaseSteps = pgTable(
  "money_case_steps",
  {
    caseId: uuid()
      .notNull()
      .references(() => moneyCases.id),
    place: integer().notNull(),
    state: text().$type<CaseState>().notNull(),
    by: text().notNull(),
    note: text(),
    at: moment().notNull().default(databaseNow),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.place] })],
);

/**
 * Documents that a player was asked for. The player sees the request; it never says why a rule or an officer asked, only
 * what the documents are to show. A trigger lets its state move along its edges alone.
 */
export const documentRequests = pgTable(
  "document_requests",
  {
    id: uuid().primaryKey().defaultRandom(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    licence: text().notNull(),
    brand: text().notNull(),
    reason: text().$type<DocumentReason>().notNull(),
    kinds: jsonb().$type<readonly DocumentKind[]>().notNull(),
    state: text().$type<DocumentState>().notNull().default("asked"),
    by: text().notNull(),
    until: moment().notNull(),
    askedAt: moment().notNull().default(databaseNow),
    receivedAt: moment(),
    decidedAt: moment(),
  },
  (table) => [
    uniqueIndex("document_requests_open")
      .on(table.playerId, table.reason)
      .where(sql`state in ('asked', 'received')`),
    index("document_requests_of_player").on(table.playerId, table.askedAt.desc()),
    check("document_requests_decided", sql`(state in ('accepted', 'refused')) = (decided_at is not null)`),
  ],
);

export type DocumentRequestRow = typeof documentRequests.$inferSelect;

/**
 * The means by which a player's money comes and goes, as hashes of the provider's tokens: the same card or account used by
 * several players is found, and no token can be read here.
 */
export const paymentMeans = pgTable(
  "payment_means",
  {
    kind: text().$type<"instrument" | "payout-account">().notNull(),
    tokenHash: bytes().notNull(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    /** Masked, such as `•••• 1234`. */
    label: text().notNull(),
    firstUsedAt: moment().notNull().default(databaseNow),
    lastUsedAt: moment().notNull().default(databaseNow),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.tokenHash, table.playerId] }),
    index("payment_means_of_player").on(table.playerId, table.kind),
  ],
);
