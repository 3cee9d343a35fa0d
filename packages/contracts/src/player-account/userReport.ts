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
  sessions: z.object({ count: z.int(), seconds: z.int() }),
});
export type UserReport = z.infer<typeof UserReportSchema>;

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
