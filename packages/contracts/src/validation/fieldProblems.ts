import * as z from "zod/mini";
import { VALIDATION_PROBLEMS, type Problem } from "./problem.ts";

/** A problem and the field it is about, as the `fields` of an error body carry it. */
export const FieldProblemSchema = z.object({
  /** Names joined by dots, e.g. `marketing.email`; empty for the whole body. */
  field: z.string(),
  id: z.enum(VALIDATION_PROBLEMS),
  values: z.optional(z.record(z.string(), z.number())),
});
export type FieldProblem = z.infer<typeof FieldProblemSchema>;

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
