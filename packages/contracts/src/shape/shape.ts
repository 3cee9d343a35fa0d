/** JSON Schema of a value, for the OpenAPI document. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * A schema without the schema library: parses a value of unknown type, or throws. For the answers that every page of a
 * player reads; with `zod/mini` they would weigh more than the rest of the player's script (see the ADR
 * `answers-of-player-pages`).
 */
export interface Shape<Value> {
  readonly parse: (value: unknown) => Value;
  readonly jsonSchema: JsonSchema;
  /** The field may be missing in a record. */
  readonly isOptional?: true;
}

export type ValueOf<Of> = Of extends Shape<infer Value> ? Value : never;

/** @throws {TypeError} */
export function fail(value: unknown, expected: string): never {
  throw new TypeError(`must be ${expected}, not ${value === null ? "null" : typeof value}`);
}
