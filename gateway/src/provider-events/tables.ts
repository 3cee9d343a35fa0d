import { bigint, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { bytes, moment } from "../database/index.ts";

/**
 * Events of payment providers as they came, stored before anything is done about them. The same event comes any number
 * of times and is one row. Kept for 13 months.
 */
export const providerEvents = pgTable(
  "provider_events",
  {
    id: uuid().primaryKey().defaultRandom(),
    provider: text().notNull(),
    /** The provider's id of the event. */
    eventId: text().notNull(),
    receivedAt: moment().notNull().default(databaseNow),
    /** The webhook's bytes; nobody reads them without the gateway's secret. */
    body: bytes().notNull(),
    /** `unmatched`: it is about a payment that we do not know. */
    state: text().$type<"received" | "done" | "unmatched">().notNull().default("received"),
    attempts: integer().notNull().default(0),
  },
  (table) => [
    unique("provider_events_once").on(table.provider, table.eventId),
    index("provider_events_received").on(table.receivedAt),
  ],
);

/**
 * What adapters keep about payments of providers whose status cannot be asked for. Such a payment is the sum of its
 * notes, so they are only added and outlive the events that they came with.
 */
export const providerNotes = pgTable(
  "provider_notes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text().notNull(),
    /** Our id of the payment. */
    reference: text().notNull(),
    /** Written and read by the adapter alone; nothing about a person. */
    note: text().notNull(),
    at: moment().notNull().default(databaseNow),
  },
  (table) => [index("provider_notes_about").on(table.provider, table.reference)],
);
