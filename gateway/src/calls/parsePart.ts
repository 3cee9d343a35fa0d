import type { Schema } from "@spilhus/contracts";
import { HttpError, parse } from "../http/index.ts";

/**
 * Parses the query or body of a call by its contract. PostgreSQL stores no NUL, neither in text nor in JSON.
 *
 * @throws {HttpError} `invalid-request`
 */
export function parsePart(schema: Schema | undefined, value: unknown, place: "query" | "body"): unknown {
  if (!schema) return undefined;
  if (JSON.stringify(value ?? null).includes(String.raw`\u0000`)) {
    throw new HttpError(400, "invalid-request", `${place}: must not contain the character U+0000.`);
  }
  if (!("jsonSchema" in schema)) return parse(schema, value, place);
  try {
    return schema.parse(value);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new HttpError(400, "invalid-request", `${place}: ${error.message}.`);
  }
}
