import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { IsoTimeSchema } from "../values/index.ts";

const READ = {
  audience: "staff",
  method: "GET",
  kind: "read",
  roles: ["finance"],
} as const;
const CategorySchema = z.enum(["casino", "bingo"]);

/** The sums of a licence's day in UTC, of one category. Amounts in øre. */
export const AuthorityDaySchema = z.object({
  licence: z.string(),
  day: z.iso.date(),
  category: CategorySchema,
  records: z.int(),
  stakesOre: z.int(),
  winsOre: z.int(),
  at: IsoTimeSchema,
});
export type AuthorityDay = z.infer<typeof AuthorityDaySchema>;

export const LIST_AUTHORITY_DAYS = {
  ...READ,
  id: "list-authority-days",
  path: "/staff/authority/days",
  summary: "The sums of days that are over, newest first: 60 days of two licences",
  answer: z.object({ days: z.array(AuthorityDaySchema) }),
  refusals: ["not-signed-in", "role-needed"],
} as const satisfies CallContract;

export const EXPORT_AUTHORITY_RECORDS = {
  ...READ,
  id: "export-authority-records",
  path: "/staff/authority/records",
  summary: "A day's records for the authority as XML; names are not confirmed against its schema",
  file: "application/xml",
  query: z.object({ licence: z.string(), day: z.iso.date(), category: CategorySchema }),
  refusals: ["not-signed-in", "role-needed", "not-found"],
} as const satisfies CallContract;
