/** Says whether a value is one of a field's; what passes has the type. */
export type Field<Value> = (value: unknown) => value is Value;
export type ValueOf<Of> = Of extends Field<infer Value> ? Value : never;

export const flag: Field<boolean> = (value) => typeof value === "boolean";
export const count: Field<number> = (value): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;
/** At most 100 characters. */
export const shortText: Field<string> = (value): value is string =>
  typeof value === "string" && value.length <= 100;
/** A language by its two letters. */
export const language: Field<string> = (value): value is string =>
  typeof value === "string" && /^[a-z]{2}$/.test(value);
/** A studio's own id of a round, as in the wallet. */
export const roundId: Field<string> = (value): value is string =>
  typeof value === "string" && /^[\w.:-]{1,100}$/.test(value);

export const oneOf =
  <const Value extends string>(values: readonly Value[]): Field<Value> =>
  (value): value is Value =>
    values.some((known) => known === value);

export const listOf =
  <Value>(field: Field<Value>, most: number): Field<Value[]> =>
  (value): value is Value[] =>
    Array.isArray(value) && value.length <= most && value.every(field);
