import type { Schema, SchemaOutput } from "@spilhus/contracts";
import { GatewayRefusal } from "../gateway/index.ts";
import type { Texts, Words } from "../messages/index.ts";

/** A text of a form; files are none. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

/**
 * What a form sends, as the call takes it.
 *
 * @throws {GatewayRefusal} `invalid-request`, as the gateway would
 */
export function bodyOf<Body extends Exclude<Schema, { readonly jsonSchema: unknown }>>(
  { body }: { readonly body: Body },
  value: unknown,
): SchemaOutput<Body> {
  const { success, data } = body.safeParse(value);
  if (!success) throw new GatewayRefusal(400, "invalid-request");
  return data as SchemaOutput<Body>; // What the schema parses to.
}

/** Options of a choice, in the words of the page. */
export const optionsOf = ({ label }: Words, values: readonly string[], group: keyof Texts = "choices") =>
  values.map((value) => ({ value, label: label(group, value) }));
