import { oneOf, record } from "../reading/reader.ts";
import { USER_AUTH } from "./base.ts";

/** `LOG_OUT` for pages: the same call, its answer read without the schema library. */
export const END_SESSION = {
  method: "POST",
  path: `${USER_AUTH}/auth/logout`,
  answer: { parse: /* @__PURE__ */ record({ done: /* @__PURE__ */ oneOf([true]) }) },
} as const;
