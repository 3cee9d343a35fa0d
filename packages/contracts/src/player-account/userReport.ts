import * as z from "zod/mini";
import { BrandIdSchema, IsoTimeSchema, OreSchema, LOCALES } from "../values/index.ts";
import type { CallContract } from "../call-contract/index.ts";
import { PLAYER_ACCOUNT } from "./base.ts";

/** Days of an account statement (BEK 1274/2019 § 5). */
export const REPORT_DAYS = 90;
export const REPORT_FORMATS = ["csv", "pdf"] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

const sums = {
  stakesOre: OreSchema,
  winsOre: OreSchema,
  lossesOre: OreSchema,
  depositsOre: OreSchema,
  withdrawalsOre: OreSchema,
};

const ReceiptHeadSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** A player's statement as it was when it was asked for. */
export const UserReportSchema = z.object({
  reportId: z.uuid(),
  createdAt: IsoTimeSchema,
  from: IsoTimeSchema,
  to: IsoTimeSchema,
  customerNumber: z.string(),
  totals: z.object(sums),
  /** Balance at the end of each day that had any movement, oldest first. */
  days: z.array(z.object({ date: z.iso.date(), balanceOre: OreSchema, ...sums })),
  /** How many movements it covers: its files list each of them. */
  movements: z.int(),
  /**
   * Head of the hash chains of the player's accounts after the last movement, in hex: with the id of the statement a receipt
   * that anybody can have verified. Nothing for statements that were made before there were receipts.
   */
  head: z.nullable(ReceiptHeadSchema),
  sessions: z.object({ count: z.int(), seconds: z.int() }),
});
export type UserReport = z.infer<typeof UserReportSchema>;

/** What a verified receipt covers; nothing of the player and no amount. */
export const VerifiedReceiptSchema = z.object({
  /** There is such a statement, and the ledger still gives the head that it was made with. */
  isGenuine: z.boolean(),
  covers: z.nullable(
    z.object({ createdAt: IsoTimeSchema, from: IsoTimeSchema, to: IsoTimeSchema, movements: z.int() }),
  ),
});
export type VerifiedReceipt = z.infer<typeof VerifiedReceiptSchema>;

export const CREATE_USER_REPORT = {
  id: "create-user-report",
  method: "POST",
  path: `${PLAYER_ACCOUNT}/user/user-report`,
  summary: "Makes a statement of the last 90 days (R7.09)",
  audience: "player",
  kind: "change",
  body: z.object({ brand: BrandIdSchema }),
  answer: z.object({ reportId: z.uuid() }),
  refusals: ["cross-site", "not-signed-in", "restricted", "wrong-brand", "unknown-brand"],
} as const satisfies CallContract;

/** Another player's statement is answered as one that does not exist. */
export const GET_USER_REPORT = {
  id: "get-user-report",
  method: "GET",
  path: `${PLAYER_ACCOUNT}/user/user-report/{reportId}`,
  summary: "A statement",
  audience: "player",
  kind: "read",
  answer: UserReportSchema,
  refusals: ["not-signed-in", "restricted", "not-found"],
} as const satisfies CallContract;

export const DOWNLOAD_USER_REPORT = {
  id: "download-user-report",
  method: "GET",
  path: `${PLAYER_ACCOUNT}/user/user-report/{reportId}/file`,
  summary: "A statement as a file",
  audience: "player",
  kind: "read",
  file: "*/*",
  query: z.object({ format: z.enum(REPORT_FORMATS), locale: z.enum(LOCALES) }),
  refusals: ["not-signed-in", "restricted", "not-found"],
} as const satisfies CallContract;

/** For whoever holds a statement, such as a bank: it says nothing that does not stand on the paper. */
export const VERIFY_RECEIPT = {
  id: "verify-receipt",
  method: "GET",
  path: `${PLAYER_ACCOUNT}/user/receipts/{reportId}`,
  summary: "Whether a statement is genuine and the ledger unchanged since it was made",
  audience: "anyone",
  kind: "read",
  query: z.object({ head: ReceiptHeadSchema }),
  answer: VerifiedReceiptSchema,
  refusals: ["invalid-request"],
} as const satisfies CallContract;
