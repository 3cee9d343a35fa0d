import { ACTS_ON_A_PAGE, LIST_OWN_ACTS } from "@spilhus/contracts/staff";
import { and, desc, eq, lt } from "drizzle-orm";
import { audit, staffChain } from "../audit/index.ts";
import { defineStaffCall } from "../calls/index.ts";

/** Shows a member of staff their own chain of the audit. */
export const ownActs = defineStaffCall(
  LIST_OWN_ACTS,
  async ({ services: { db }, staff, query: { before } }) => {
    const isOwn = eq(audit.chain, staffChain(staff.id));
    const rows = await db
      .select({ id: audit.id, at: audit.at, event: audit.event, details: audit.details })
      .from(audit)
      .where(before === undefined ? isOwn : and(isOwn, lt(audit.id, before)))
      .orderBy(desc(audit.id))
      .limit(ACTS_ON_A_PAGE + 1);
    const page = rows.slice(0, ACTS_ON_A_PAGE);
    const acts = page.map(({ at, details, ...row }) => {
      const { call, ...others } = details;
      return {
        ...row,
        at: at.toISOString(),
        call: typeof call === "string" ? call : null,
        details: Object.fromEntries(Object.entries(others).filter(([name]) => name !== "staff")),
      };
    });
    return { acts, before: rows.length > ACTS_ON_A_PAGE ? (page.at(-1)?.id ?? null) : null };
  },
);
