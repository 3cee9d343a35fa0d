import type { ErrorBody } from "../errors.ts";
import { VALIDATION_PROBLEMS } from "../validation/problem.ts";
import { listOf, number, oneOf, optional, record, text, valuesOf, type Reader } from "./reader.ts";

/** The body of a JSON error (R8.10), read without the schema library: every page can be refused something. */
export const readErrorBody: Reader<ErrorBody> = /* @__PURE__ */ record({
  error: /* @__PURE__ */ record({
    code: text,
    message: text,
    statusCode: number,
    requestId: /* @__PURE__ */ optional(text),
    fields: /* @__PURE__ */ optional(
      /* @__PURE__ */ listOf(
        /* @__PURE__ */ record({
          field: text,
          id: /* @__PURE__ */ oneOf(VALIDATION_PROBLEMS),
          values: /* @__PURE__ */ optional(/* @__PURE__ */ valuesOf(number)),
        }),
      ),
    ),
  }),
});
