import * as z from "zod/mini";
import { BrandIdSchema } from "../brandId.ts";
import type { CallContract } from "../callContract.ts";
import { IsoTimeSchema } from "../isoTime.ts";
import { OreSchema } from "../ore.ts";
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
  method: "POST",
  path: `${PLAYER_ACCOUNT}/user/user-report`,
  summary: "Makes a statement of the last 90 days (R7.09)",
  audience: "players",
  kind: "change",
  body: z.object({ brand: BrandIdSchema }),
  answer: z.object({ reportId: z.uuid() }),
  refusals: ["cross-site", "not-signed-in", "restricted", "wrong-brand", "unknown-brand"],
} as const satisfies CallContract;

/** Another player's statement is answered as one that does not exist. */
export const GET_USER_REPORT = {
  method: "GET",
  path: `${PLAYER_ACCOUNT}/user/user-report/{reportId}`,
  summary: "A statement",
  audience: "players",
  kind: "read",
  answer: UserReportSchema,
  refusals: ["not-signed-in", "restricted", "not-found"],
} as const satisfies CallContract;

export const DOWNLOAD_USER_REPORT = {
  method: "GET",
  path: `${PLAYER_ACCOUNT}/user/user-report/{reportId}/file`,
  summary: "A statement as a file",
  audience: "players",
  kind: "read",
  query: z.object({ format: z.enum(REPORT_FORMATS), locale: z.enum(["da", "en"]) }),
  refusals: ["not-signed-in", "restricted", "not-found"],
} as const satisfies CallContract;
