import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { SESSION_OVER_REASONS } from "../play/index.ts";
import { CheckResultSchema } from "../restrictions/index.ts";
import { byFlag, flag, oneOf, orElse, orNull, record, zonedTime, type ValueOf } from "../shape/index.ts";
import { BrandIdSchema } from "../values/index.ts";

export const AccountStatusQuestionSchema = z.object({
  brand: BrandIdSchema,
  /** The session cookie's value as the browser sent it; null for a visitor without one. */
  session: z.nullable(z.string().check(z.maxLength(4_096))),
});
export type AccountStatusQuestion = z.infer<typeof AccountStatusQuestionSchema>;

/** What decides about pages: audience, restriction and guards. Looking it up does not prolong the session. */
export const AccountStatusAnswerSchema = /* @__PURE__ */ byFlag(
  "loggedIn",
  /* @__PURE__ */ record({
    loggedIn: /* @__PURE__ */ oneOf([true]),
    checkResult: /* @__PURE__ */ orNull(CheckResultSchema),
    withinLimits: flag,
    hasVerifiedEid: flag,
    isWithdrawalBlocked: flag,
    /** The player has chosen the limits that the law asks for before play: of deposits (BEK 1274/2019 § 21), in time of loss. */
    hasDepositLimit: flag,
    loggedInAt: zonedTime,
    expiresAt: zonedTime,
  }),
  /* @__PURE__ */ record({
    loggedIn: /* @__PURE__ */ oneOf([false]),
    /** Why the session is over that the cookie was of, where the player is told more than that they are logged out. */
    because: /* @__PURE__ */ orElse(/* @__PURE__ */ oneOf(SESSION_OVER_REASONS), undefined),
    /** When the break ends that the session is over for. */
    until: /* @__PURE__ */ orElse(zonedTime, undefined),
  }),
);
export type AccountStatusAnswer = ValueOf<typeof AccountStatusAnswerSchema>;

/** Made by the edge before it serves a page to a browser with a session cookie. */
export const GET_ACCOUNT_STATUS = {
  id: "get-account-status",
  method: "POST",
  path: "/internal/account-status",
  summary: "Who is behind a session cookie, for the edge",
  audience: "server",
  kind: "read",
  body: AccountStatusQuestionSchema,
  answer: AccountStatusAnswerSchema,
  refusals: [],
} as const satisfies CallContract;
