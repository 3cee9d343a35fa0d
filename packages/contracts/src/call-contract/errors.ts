import { listOf, number, optional, record, scalar, text, valuesOf, type ValueOf } from "../shape/index.ts";
import { FieldProblemSchema } from "../validation/index.ts";

/** Figures and times of a refusal, by name, such as `{ leftOre: 40000, until: "2026-12-01T09:00:00Z" }`. */
export type RefusalDetails = Readonly<Record<string, string | number | boolean | null>>;

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
    /** What the page can say beyond the code, such as how much of a limit is left. */
    details: /* @__PURE__ */ optional(/* @__PURE__ */ valuesOf(scalar)),
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
