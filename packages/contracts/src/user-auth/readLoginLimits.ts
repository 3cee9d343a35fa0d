import { flag, record, type Reader } from "../reading/reader.ts";
import type { LoginLimitsAnswer } from "../restrictions.ts";
import { USER_AUTH } from "./base.ts";

const readLoginLimits: Reader<LoginLimitsAnswer> = /* @__PURE__ */ record({
  data: /* @__PURE__ */ record({ withinLimits: flag }),
});

/** `CHECK_LOGIN_LIMITS` for pages: the same call, its answer read without the schema library. */
export const READ_LOGIN_LIMITS = {
  path: `${USER_AUTH}/login-limits-check`,
  legacy: true,
  answer: { parse: readLoginLimits },
} as const;
