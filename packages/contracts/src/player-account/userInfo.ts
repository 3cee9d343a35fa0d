import type { CallContract } from "../call-contract/index.ts";
import { flag, integer, ore, orNull, record, text, uuid, zonedTime, type ValueOf } from "../shape/index.ts";
import { CheckResultSchema } from "../restrictions/index.ts";
import { PLAYER_ACCOUNT } from "./base.ts";

/** The signed-in player (R3.01). Never contains a CPR number. */
export const UserInfoSchema = /* @__PURE__ */ record({
  userId: uuid,
  /** What customer service asks for (R1.07). */
  customerNumber: text,
  firstName: text,
  lastName: text,
  fullName: text,
  email: /* @__PURE__ */ orNull(text),
  phoneNumber: /* @__PURE__ */ orNull(text),
  occupationId: /* @__PURE__ */ orNull(text),
  salaryId: /* @__PURE__ */ orNull(text),
  /** Whether the identity was verified by the national digital ID and CPR. */
  eidVerified: flag,
  withdrawalsBlocked: flag,
  hasPassword: flag,
  /** All three deposit limits are set. */
  hasDepositLimits: flag,
  /** Until the identity is verified, the account is limited in time and deposits. */
  temporary: /* @__PURE__ */ orNull(/* @__PURE__ */ record({ endsAt: zonedTime, depositsLeftOre: ore })),
  marketing: /* @__PURE__ */ record({ email: flag, sms: flag, phone: flag, push: flag }),
  /**
   * The site should ask for the marketing permission. Never in a first session, never after an answer, here or in the
   * registration, not for {@link MARKETING_POSTPONED_DAYS} days after a postponement, and never while restricted.
   */
  marketingQuestionDue: flag,
  unreadMessages: integer,
  /** Answers of customer service in the conversation that its chat opens with, and that the player has not seen there. */
  unreadSupport: integer,
  /** What restricts the player to a status page (R4.01); null for most. */
  checkResult: /* @__PURE__ */ orNull(CheckResultSchema),
});
export type UserInfo = ValueOf<typeof UserInfoSchema>;

/** Reused for 10 s, and fetched again when the window becomes visible. */
export const GET_USER_INFO = {
  id: "get-user-info",
  method: "GET",
  path: `${PLAYER_ACCOUNT}/user/info`,
  summary: "The signed-in player (R7.03)",
  audience: "player",
  kind: "read",
  answer: UserInfoSchema,
  refusals: ["not-signed-in"],
} as const satisfies CallContract;
