import type { MetaEntry } from "@spilhus/contracts/tracking";
import { bigint, boolean, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { moment } from "../database/index.ts";

/**
 * What pages told of visits and events (R3.09, R3.10). Nothing of a visitor but what the payload is specified to have: no
 * address, no device, no session, no cookie. Rows go after `RETENTION_DAYS`.
 */
export const trackingEntries = pgTable(
  "tracking_entries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    brand: text().notNull(),
    receivedAt: moment().notNull().default(databaseNow),
    /** As the browser's clock has it. */
    triggeredAt: moment().notNull(),
    /** Of a page request. */
    url: text(),
    referrer: text(),
    /** Of an event. */
    eventName: text(),
    eventType: text(),
    metaData: jsonb().$type<readonly MetaEntry[]>(),
    logEntry: boolean(),
    /** Hash of session and action: there is one receipt of a login however often it is sent. */
    receipt: text().unique(),
  },
  (table) => [index("tracking_entries_received").on(table.receivedAt)],
);
