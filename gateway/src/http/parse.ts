import { fieldProblems } from "@spilhus/contracts/validation";
import * as z from "zod";
import { HttpError } from "./httpError.ts";

/** A schema of either zod; both parse alike. */
export type Schema<Output> = z.core.$ZodType<Output>;

/**
 * Parses what a caller sent.
 *
 * @param place what is parsed, e.g. `query` or `body`.
 * @throws {HttpError} 400 naming the first field that is wrong; of a body, each with the id of its words.
 */
export function parse<Output>(schema: Schema<Output>, value: unknown, place: string): Output {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = [place, ...(issue?.path ?? [])].join(".");
  const fields = place === "body" ? fieldProblems(result.error.issues) : [];
  throw new HttpError(400, "invalid-request", `${field}: ${issue?.message ?? "cannot be used"}.`, { fields });
}
