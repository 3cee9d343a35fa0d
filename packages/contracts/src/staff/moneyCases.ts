import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { DoneSchema, IsoTimeSchema } from "../values/index.ts";
import { StaffPlayerSchema } from "./people.ts";

/** Nobody else may know of a case (hvidvaskloven § 38). */
const OFFICER = ["money-laundering-officer"] as const;

export const CASE_STATES = ["open", "cleared", "reported"] as const;

/** `case`: payouts go on. `officer`: they wait. `documents` and `hold`: the player was asked for documents. */
export const CASE_OUTCOMES = ["case", "officer", "documents", "hold"] as const;

export const MoneyCaseSchema = z.object({
  id: z.uuid(),
  /** Id of the rule that opened it, such as `without-play`. */
  rule: z.string(),
  /** Which of several things it was, such as `30 days`; empty where there is one. */
  subject: z.string(),
  outcome: z.enum(CASE_OUTCOMES),
  state: z.enum(CASE_STATES),
  /** Figures that tripped the rule, by name; `players` are customer numbers. Amounts end in `Ore`. */
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  openedAt: IsoTimeSchema,
  decidedAt: z.nullable(IsoTimeSchema),
  player: StaffPlayerSchema,
});
export type MoneyCase = z.infer<typeof MoneyCaseSchema>;

export const LIST_MONEY_CASES = {
  id: "list-money-cases",
  method: "GET",
  path: "/staff/cases",
  summary: "Cases of suspicion in a state, the oldest first; at most 200",
  audience: "staff",
  kind: "read",
  roles: OFFICER,
  query: z.object({ state: z.enum(CASE_STATES) }),
  answer: z.object({ cases: z.array(MoneyCaseSchema) }),
  refusals: ["not-signed-in", "role-needed"],
} as const satisfies CallContract;

export const GET_MONEY_CASE = {
  id: "get-money-case",
  method: "GET",
  path: "/staff/cases/{caseId}",
  summary: "A case with its steps and the player's other cases",
  audience: "staff",
  kind: "read",
  roles: OFFICER,
  answer: z.object({
    case: MoneyCaseSchema,
    steps: z.array(
      z.object({
        state: z.enum(CASE_STATES),
        /** `rules`, or `officer:` and the id of a member of staff. */
        by: z.string(),
        /** The member's name; nothing for the rules. */
        byName: z.nullable(z.string()),
        note: z.nullable(z.string()),
        at: IsoTimeSchema,
      }),
    ),
    others: z.array(MoneyCaseSchema),
  }),
  refusals: ["not-signed-in", "role-needed", "not-found"],
} as const satisfies CallContract;

export const DECIDE_MONEY_CASE = {
  id: "decide-money-case",
  method: "POST",
  path: "/staff/cases/{caseId}/decision",
  summary: "Notes something about an open case, clears it, or says that it was reported to the authority",
  audience: "staff",
  kind: "change",
  roles: OFFICER,
  body: z.object({
    /** `open`: a note alone. */
    state: z.enum(CASE_STATES),
    note: z.string().check(z.minLength(1), z.maxLength(2_000)),
  }),
  answer: DoneSchema,
  refusals: ["not-signed-in", "role-needed", "cross-site", "already-decided"],
} as const satisfies CallContract;

export const CASE_FORMATS = ["json", "csv"] as const;

/** Files are for the report to the authority; each download is an act of the officer and stands in the audit. */
export const EXPORT_MONEY_CASE = {
  id: "export-money-case",
  method: "POST",
  path: "/staff/cases/{caseId}/export",
  summary: "A case with the player's movements of the year before it, for a report to the authority",
  audience: "staff",
  kind: "change",
  roles: OFFICER,
  body: z.object({ format: z.enum(CASE_FORMATS) }),
  answer: z.object({ name: z.string(), type: z.string(), text: z.string() }),
  refusals: ["not-signed-in", "role-needed", "cross-site", "not-found"],
} as const satisfies CallContract;
