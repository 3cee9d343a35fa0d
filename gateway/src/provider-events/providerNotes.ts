import { and, asc, eq } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import type { ProviderNotes } from "../payment-providers/index.ts";
import { providerNotes as table } from "./tables.ts";

/** More than any payment has: a link, a few attempts, and what follows a capture. */
const MOST = 1_000;

/** Keeps what adapters must remember about payments. */
export const providerNotes = (db: Queries): ProviderNotes => ({
  async about(provider, reference) {
    const rows = await db
      .select({ note: table.note })
      .from(table)
      .where(and(eq(table.provider, provider), eq(table.reference, reference)))
      .orderBy(asc(table.id))
      .limit(MOST);
    return rows.map(({ note }) => note);
  },
  async add(provider, reference, note) {
    await db.insert(table).values({ provider, reference, note });
  },
});
