import type { Schema } from "@spilhus/contracts";
import { HttpError, parse } from "../http/index.ts";

function parsed(schema: Schema, value: unknown, place: "query" | "body"): unknown {
  if (!("jsonSchema" in schema)) return parse(schema, value, place);
  try {
    return schema.parse(value);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new HttpError(400, "invalid-request", `${place}: ${error.message}.`);
  }
}

/**
 * Parses the query or body of a call by its contract. PostgreSQL stores no NUL, neither in text nor in JSON.
 *
 * @throws {HttpError} `invalid-request`
 */
export function parsePart(schema: Schema | undefined, value: unknown, place: "query" | "body"): unknown {
  if (!schema) return undefined;
  const result = parsed(schema, value, place);
  if (JSON.stringify(value ?? null).includes(String.raw`\u0000`)) {
    throw new HttpError(400, "invalid-request", `${place}: must not contain the character U+0000.`);
  }
  return result;
}
