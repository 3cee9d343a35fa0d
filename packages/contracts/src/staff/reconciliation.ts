import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { DoneSchema, IsoTimeSchema } from "../values/index.ts";

const READ = {
  audience: "staff",
  roles: ["support", "finance"],
  method: "GET",
  kind: "read",
  refusals: ["not-signed-in", "role-needed"],
} as const;
const CHANGE = { audience: "staff", roles: ["finance"], method: "POST", kind: "change" } as const;

/** One provider's day, compared with the ledger. Amounts are net øre. */
export const ReconciledDaySchema = z.object({
  provider: z.string(),
  day: z.iso.date(),
  state: z.enum(["matched", "different", "not-reconciled"]),
  /** Why it was not compared. */
  reason: z.nullable(z.string()),
  rows: z.int(),
  matched: z.int(),
  settledOre: z.int(),
  bookedOre: z.int(),
  openDifferences: z.int(),
  at: IsoTimeSchema,
});
export type ReconciledDay = z.infer<typeof ReconciledDaySchema>;

export const LIST_RECONCILED_DAYS = {
  ...READ,
  id: "list-reconciled-days",
  path: "/staff/reconciliation/days",
  summary: "The last 60 days of each provider, newest first",
  /** `licences`: those whose movements can be exported. */
  answer: z.object({ days: z.array(ReconciledDaySchema), licences: z.array(z.string()) }),
} as const satisfies CallContract;

export const SettlementDifferenceSchema = z.object({
  id: z.uuid(),
  provider: z.string(),
  day: z.iso.date(),
  kind: z.enum(["missing-here", "missing-there", "other-amount", "doubled"]),
  side: z.enum(["capture", "back", "payout", "payout-returned"]),
  /** Our id of the deposit or withdrawal. */
  reference: z.string(),
  /** Nothing where one side has nothing. */
  settledOre: z.nullable(z.int()),
  bookedOre: z.nullable(z.int()),
  foundAt: IsoTimeSchema,
});

export const LIST_DIFFERENCES = {
  ...READ,
  id: "list-differences",
  path: "/staff/reconciliation/differences",
  summary: "Open differences; each stops its provider's payouts",
  answer: z.object({ differences: z.array(SettlementDifferenceSchema) }),
} as const satisfies CallContract;

export const RESOLVE_DIFFERENCE = {
  ...CHANGE,
  id: "resolve-difference",
  path: "/staff/reconciliation/differences/{id}/resolve",
  summary: "Resolves a difference, with what was found",
  body: z.strictObject({ note: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) }),
  answer: DoneSchema,
  refusals: ["not-signed-in", "role-needed", "cross-site", "not-found"],
} as const satisfies CallContract;

export const RECONCILE_AGAIN = {
  ...CHANGE,
  id: "reconcile-again",
  path: "/staff/reconciliation/days/{provider}/{day}",
  summary: "Compares a day that is over once more; the list shows the result when it is there",
  body: z.strictObject({}),
  answer: DoneSchema,
  refusals: ["not-signed-in", "role-needed", "cross-site", "not-found"],
} as const satisfies CallContract;

/** A comparison of the client bank account with the players' money. */
export const ClientFundsSchema = z.object({
  licence: z.string(),
  day: z.iso.date(),
  targetOre: z.int(),
  bankOre: z.int(),
  truedUpOre: z.int(),
  /** Still to be transferred to the account; from it where below 0. */
  transferOre: z.int(),
  /** What the transfer's text must say. */
  reference: z.string(),
});

export const LIST_CLIENT_FUNDS = {
  ...READ,
  id: "list-client-funds",
  path: "/staff/client-funds",
  summary: "The latest comparison of each of the last 60 days with a bank statement, newest first",
  answer: z.object({ proofs: z.array(ClientFundsSchema) }),
} as const satisfies CallContract;

export const ENTER_STATEMENT = {
  ...CHANGE,
  id: "enter-statement",
  path: "/staff/client-funds/statements",
  summary:
    "Compares a bank statement (camt.053 or camt.052) with the players' money; answers the new comparisons",
  bodyBytes: 6 * 1024 * 1024,
  body: z.strictObject({ file: z.string().check(z.minLength(1)) }),
  answer: z.object({ proofs: z.array(ClientFundsSchema) }),
  refusals: ["not-signed-in", "role-needed", "cross-site"],
} as const satisfies CallContract;

export const EXPORT_MOVEMENTS = {
  ...READ,
  id: "export-movements",
  roles: ["finance"],
  path: "/staff/movements/export",
  summary: "Every transfer of a licence's day as CSV, in øre",
  file: "text/csv",
  query: z.object({ licence: z.string(), day: z.iso.date() }),
  refusals: ["not-signed-in", "role-needed", "not-found"],
} as const satisfies CallContract;
