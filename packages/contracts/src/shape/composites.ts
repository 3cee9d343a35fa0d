import { fail, type Shape, type ValueOf } from "./shape.ts";

type Fields = Readonly<Record<string, Shape<unknown>>>;
type OptionalNames<Of extends Fields> = {
  [Name in keyof Of]: Of[Name] extends { readonly isOptional: true } ? Name : never;
}[keyof Of];
type RecordOf<Of extends Fields> = {
  [Name in Exclude<keyof Of, OptionalNames<Of>>]: ValueOf<Of[Name]>;
} & { [Name in OptionalNames<Of>]?: ValueOf<Of[Name]> };
/** Shows a record's type as one object. */
type Flat<Of> = { [Name in keyof Of]: Of[Name] };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Names the field that is wrong. */
function parseField(name: string, field: Shape<unknown>, value: unknown): unknown {
  try {
    return field.parse(value);
  } catch (error) {
    throw error instanceof TypeError ? new TypeError(`${name} ${error.message}`) : error;
  }
}

/** An object with these fields; other fields are removed. */
export function record<const Of extends Fields>(fields: Of): Shape<Flat<RecordOf<Of>>> {
  return {
    parse: (value) => {
      if (!isObject(value)) return fail(value, "an object");
      const parsed = Object.entries(fields).map(
        ([name, field]) => [name, parseField(name, field, value[name])] as const,
      );
      // Each field has the type that its shape says.
      return Object.fromEntries(parsed.filter(([, part]) => part !== undefined)) as Flat<RecordOf<Of>>;
    },
    jsonSchema: {
      type: "object",
      properties: Object.fromEntries(
        Object.entries(fields).map(([name, { jsonSchema }]) => [name, jsonSchema]),
      ),
      required: Object.keys(fields).filter((name) => !fields[name]?.isOptional),
    },
  };
}

export const orNull = <Value>(shape: Shape<Value>): Shape<Value | null> => ({
  parse: (value) => (value === null ? null : shape.parse(value)),
  jsonSchema: { anyOf: [shape.jsonSchema, { type: "null" }] },
});

export const optional = <Value>(shape: Shape<Value>) => ({
  parse: (value: unknown): Value | undefined => (value === undefined ? undefined : shape.parse(value)),
  jsonSchema: shape.jsonSchema,
  isOptional: true as const,
});

/** Like `optional`; an invalid value becomes `fallback`. */
export const orElse = <Value>(shape: Shape<Value>, fallback: NoInfer<Value> | undefined) => ({
  parse: (value: unknown): Value | undefined => {
    try {
      return value === undefined ? undefined : shape.parse(value);
    } catch {
      return fallback;
    }
  },
  jsonSchema: shape.jsonSchema,
  isOptional: true as const,
});

export const listOf = <Value>(shape: Shape<Value>): Shape<Value[]> => ({
  parse: (value) => (Array.isArray(value) ? value.map((item) => shape.parse(item)) : fail(value, "an array")),
  jsonSchema: { type: "array", items: shape.jsonSchema },
});

/** An object with any names. */
export const valuesOf = <Value>(shape: Shape<Value>): Shape<Record<string, Value>> => ({
  parse: (value) => {
    if (!isObject(value)) return fail(value, "an object");
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shape.parse(part)]));
  },
  jsonSchema: { type: "object", additionalProperties: shape.jsonSchema },
});

/** One of two objects, told apart by a flag. */
export const byFlag = <const Name extends string, True, False>(
  name: Name,
  whenTrue: Shape<True>,
  whenFalse: Shape<False>,
): Shape<True | False> => ({
  parse: (value) => {
    if (!isObject(value)) return fail(value, "an object");
    return value[name] === true ? whenTrue.parse(value) : whenFalse.parse(value);
  },
  jsonSchema: { anyOf: [whenTrue.jsonSchema, whenFalse.jsonSchema] },
});

/** One of several objects, told apart by a field that names them. */
export const byKind = <const Name extends string, const Of extends Fields>(
  name: Name,
  kinds: Of,
): Shape<ValueOf<Of[keyof Of]>> => ({
  parse: (value) => {
    const kind = isObject(value) ? value[name] : undefined;
    const shape = typeof kind === "string" && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    // The shape of this kind is one of `kinds`.
    return shape
      ? (shape.parse(value) as ValueOf<Of[keyof Of]>)
      : fail(value, `an object whose ${name} is one of ${Object.keys(kinds).join(", ")}`);
  },
  jsonSchema: { anyOf: Object.values(kinds).map(({ jsonSchema }) => jsonSchema) },
});
