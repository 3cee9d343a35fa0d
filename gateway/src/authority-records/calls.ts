import { EXPORT_AUTHORITY_RECORDS, LIST_AUTHORITY_DAYS } from "@spilhus/contracts/staff";
import { asc, desc } from "drizzle-orm";
import { defineStaffCallWith } from "../calls/index.ts";
import { recordFile } from "./recordFile.ts";
import { authorityDays } from "./tables.ts";

const MOST = 240;
const defineStaffCall = defineStaffCallWith();

const days = defineStaffCall(LIST_AUTHORITY_DAYS, async ({ services: { db } }) => {
  const rows = await db
    .select()
    .from(authorityDays)
    .orderBy(desc(authorityDays.day), asc(authorityDays.licence), asc(authorityDays.category))
    .limit(MOST);
  return { days: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
});

const records = defineStaffCall(EXPORT_AUTHORITY_RECORDS, async ({ services, query, reply, refuse }) => {
  const isKnown = [...services.brands.values()].some(({ licence }) => licence.number === query.licence);
  if (!isKnown) throw refuse("not-found");
  const { licence, day, category } = query;
  return reply
    .type("application/xml; charset=utf-8")
    .header("content-disposition", `attachment; filename="records-${category}-${licence}-${day}.xml"`)
    .send(recordFile(services.db, query));
});

/** The staff's calls about records for the authority. */
export const AUTHORITY_CALLS = [days, records] as const;
