import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { listOf, record, type ValueOf } from "../shape/index.ts";
import { AccountStatusAnswerSchema, AccountStatusQuestionSchema } from "./accountStatus.ts";

/** Most sessions of one call. */
export const MOST_SESSIONS_AT_ONCE = 1_000;

/** Answers in the order of the questions. */
export const AccountStatusesSchema = /* @__PURE__ */ record({
  answers: /* @__PURE__ */ listOf(AccountStatusAnswerSchema),
});
export type AccountStatuses = ValueOf<typeof AccountStatusesSchema>;

/** Made by the edge once a second for all players who have a stream open. */
export const GET_ACCOUNT_STATUSES = {
  id: "get-account-statuses",
  method: "POST",
  path: "/internal/account-statuses",
  summary: "Who is behind each of many session cookies, for the edge",
  audience: "server",
  kind: "read",
  body: z.object({
    questions: z.array(AccountStatusQuestionSchema).check(z.maxLength(MOST_SESSIONS_AT_ONCE)),
  }),
  bodyBytes: 262_144,
  answer: AccountStatusesSchema,
  refusals: [],
} as const satisfies CallContract;
