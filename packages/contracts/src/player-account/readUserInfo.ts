import {
  flag,
  optional,
  orNone,
  orNull,
  record,
  text,
  where,
  whole,
  zonedTime,
  type Reader,
} from "../reading/reader.ts";
import { PLAYER_ACCOUNT } from "./base.ts";
import type { UserInfo } from "./userInfo.ts";

const MAX_TYPE_LENGTH = 100;

/** What closes the account's pages breaks no answer: an end or a context that cannot be read is none. */
const context = /* @__PURE__ */ record({ until: /* @__PURE__ */ orNone(zonedTime) });
const checkResult = /* @__PURE__ */ record({
  type: /* @__PURE__ */ where(text, ({ length }) => length > 0 && length <= MAX_TYPE_LENGTH, "a short text"),
  context: /* @__PURE__ */ optional((value) => orNone(context)(value) ?? {}),
});

const readUserInfo: Reader<UserInfo> = /* @__PURE__ */ record({
  userId: text,
  customerNumber: text,
  firstName: text,
  lastName: text,
  fullName: text,
  email: /* @__PURE__ */ orNull(text),
  phoneNumber: /* @__PURE__ */ orNull(text),
  occupationId: /* @__PURE__ */ orNull(text),
  salaryId: /* @__PURE__ */ orNull(text),
  eidVerified: flag,
  withdrawalsBlocked: flag,
  hasPassword: flag,
  hasDepositLimits: flag,
  temporary: /* @__PURE__ */ orNull(
    /* @__PURE__ */ record({
      endsAt: zonedTime,
      depositsLeftOre: /* @__PURE__ */ where(whole, (ore) => ore >= 0, "an amount"),
    }),
  ),
  marketing: /* @__PURE__ */ record({ email: flag, sms: flag, phone: flag, push: flag }),
  unreadMessages: whole,
  checkResult: /* @__PURE__ */ orNull(checkResult),
});

/** `GET_USER_INFO` for pages: the same call, its answer read without the schema library. */
export const READ_USER_INFO = {
  path: `${PLAYER_ACCOUNT}/user/info`,
  answer: { parse: readUserInfo },
} as const;
