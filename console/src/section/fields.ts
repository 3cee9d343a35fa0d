import type { Schema, SchemaOutput } from "@spilhus/contracts";
import { GatewayRefusal } from "../gateway/index.ts";
import type { Texts, Words } from "../messages/index.ts";

/** A text field of a form; a file is not one. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

type Parsing = Exclude<Schema, { readonly jsonSchema: unknown }>;

function parsed<Of extends Parsing>(schema: Of, value: unknown): SchemaOutput<Of> {
  const { success, data } = schema.safeParse(value);
  if (!success) throw new GatewayRefusal(400, "invalid-request");
  return data as SchemaOutput<Of>; // What the schema parses to.
}

/**
 * Parses a form into the input of its call.
 *
 * @throws {GatewayRefusal} `invalid-request`, as the gateway would
 */
export const bodyOf = <Body extends Parsing>(
  { body }: { readonly body: Body },
  value: unknown,
): SchemaOutput<Body> => parsed(body, value);

/** Parses the query of an address, as `bodyOf` parses a form. */
export const queryOf = <Query extends Parsing>(
  { query }: { readonly query: Query },
  value: unknown,
): SchemaOutput<Query> => parsed(query, value);

/** Options of a choice, in the words of the page. */
export const optionsOf = ({ label }: Words, values: readonly string[], group: keyof Texts = "choices") =>
  values.map((value) => ({ value, label: label(group, value) }));
