import { listOf, number, optional, record, text, type ValueOf } from "../shape/index.ts";
import { FieldProblemSchema } from "../validation/index.ts";

/** The body of every JSON error of edge and gateway (R8.10). */
export const ErrorBodySchema = /* @__PURE__ */ record({
  error: /* @__PURE__ */ record({
    /** Stable, machine-readable. */
    code: text,
    /** Names the fault and what to do. */
    message: text,
    statusCode: number,
    requestId: /* @__PURE__ */ optional(text),
    /** Problems of the body's fields, for the form. */
    fields: /* @__PURE__ */ optional(/* @__PURE__ */ listOf(FieldProblemSchema)),
  }),
});
export type ErrorBody = ValueOf<typeof ErrorBodySchema>;

/** Default status messages of the error page (R2.55). */
export const STATUS_MESSAGES = {
  notFound: "Page Not Found",
  serverError: "Internal Server Error",
  /** Of a page that comes back by itself. */
  unavailable: "Service Unavailable",
} as const;
