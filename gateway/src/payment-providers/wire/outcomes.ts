import type * as z from "zod";
import type { Outcome } from "../interface/index.ts";
import type { NoAnswer, WireAnswer } from "./providerWire.ts";

/**
 * Whether a status says nothing about the effect: the server failed, was too busy, or gave up waiting. 409 is a refusal
 * at most providers; an adapter whose provider means "still working" by it says so itself.
 */
const isUndecided = (status: number) => status >= 500 || status === 408 || status === 425 || status === 429;

/** Parses the text of an answer; `undefined` when it is no JSON or not of the schema. */
export function parseAnswer<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
): z.infer<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export interface Reading<Schema extends z.ZodType, Value> {
  readonly schema: Schema;
  /** `undefined` when the answer is of the schema and cannot be used all the same. */
  readonly read: (answer: z.infer<Schema>) => { readonly value: Value } | undefined;
  /** Why the provider refused, from the body of a refusal; a code of its own, never text about a player. */
  readonly refusal: (text: string) => string | undefined;
}

/**
 * Reads an answer into an outcome. A success that cannot be read is unknown, because the call had its effect.
 */
export function outcomeOf<Schema extends z.ZodType, Value>(
  answer: WireAnswer | NoAnswer,
  { schema, read, refusal }: Reading<Schema, Value>,
): Outcome<Value> {
  if (answer.status === "none") return { outcome: "unknown", reason: answer.reason };
  const { status, text } = answer;
  if (status >= 400 && !isUndecided(status)) {
    return { outcome: "refused", reason: refusal(text) ?? `status-${status}` };
  }
  if (status < 200 || status >= 300) return { outcome: "unknown", reason: `status-${status}` };
  const parsed = parseAnswer(schema, text);
  const found = parsed === undefined ? undefined : read(parsed);
  return found === undefined
    ? { outcome: "unknown", reason: "unreadable-answer" }
    : { outcome: "done", value: found.value };
}
