import { flag, orElse, record, text, where, zonedTime, type ValueOf } from "../shape/index.ts";

const MAX_TYPE_LENGTH = 100;

/**
 * The check result inside user info (R3.01). `type` is any text: an unknown type must close the account's pages, not make
 * the answer invalid. For the same reason an invalid end or context counts as missing.
 */
export const CheckResultSchema = /* @__PURE__ */ record({
  type: /* @__PURE__ */ where(
    text,
    ({ length }) => length > 0 && length <= MAX_TYPE_LENGTH,
    `a text of 1 to ${MAX_TYPE_LENGTH} characters`,
    { minLength: 1, maxLength: MAX_TYPE_LENGTH },
  ),
  context: /* @__PURE__ */ orElse(
    /* @__PURE__ */ record({
      /** When a block or cooldown ends, on the database's clock. */
      until: /* @__PURE__ */ orElse(zonedTime, undefined),
    }),
    {},
  ),
});
export type CheckResult = ValueOf<typeof CheckResultSchema>;

export const LoginLimitsAnswerSchema = /* @__PURE__ */ record({
  data: /* @__PURE__ */ record({ withinLimits: flag }),
});
export type LoginLimitsAnswer = ValueOf<typeof LoginLimitsAnswerSchema>;
