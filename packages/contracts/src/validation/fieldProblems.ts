import type * as z from "zod/mini";
import { number, oneOf, optional, record, text, valuesOf, type ValueOf } from "../shape/index.ts";
import { VALIDATION_PROBLEMS, type Problem } from "./problem.ts";

/** A problem and the field it is about, as the `fields` of an error body carry it. */
export const FieldProblemSchema = /* @__PURE__ */ record({
  /** Names joined by dots, e.g. `marketing.email`; empty for the whole body. */
  field: text,
  id: /* @__PURE__ */ oneOf(VALIDATION_PROBLEMS),
  values: /* @__PURE__ */ optional(/* @__PURE__ */ valuesOf(number)),
});
export type FieldProblem = ValueOf<typeof FieldProblemSchema>;

type Issue = Pick<z.core.$ZodIssue, "code" | "path" | "message"> & {
  readonly params?: Record<string, unknown> | undefined;
};

function problemOf({ code, message, params }: Issue): Problem {
  const id = code === "custom" ? VALIDATION_PROBLEMS.find((known) => known === message) : undefined;
  if (id === undefined) return { id: "invalid" };
  const values = Object.entries(params ?? {}).filter((entry): entry is [string, number] =>
    Number.isFinite(entry[1]),
  );
  return values.length > 0 ? { id, values: Object.fromEntries(values) } : { id };
}

/** The first problem of each field, from what a schema had against a body. */
export function fieldProblems(issues: readonly Issue[]): readonly FieldProblem[] {
  const first = new Map<string, FieldProblem>();
  for (const issue of issues) {
    const field = issue.path.map(String).join(".");
    if (!first.has(field)) first.set(field, { field, ...problemOf(issue) });
  }
  return [...first.values()];
}
