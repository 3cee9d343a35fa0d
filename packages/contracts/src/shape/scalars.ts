import { fail, type JsonSchema, type Shape } from "./shape.ts";

export const text: Shape<string> = {
  parse: (value) => (typeof value === "string" ? value : fail(value, "a string")),
  jsonSchema: { type: "string" },
};

export const flag: Shape<boolean> = {
  parse: (value) => (typeof value === "boolean" ? value : fail(value, "a boolean")),
  jsonSchema: { type: "boolean" },
};

export const number: Shape<number> = {
  parse: (value) => (typeof value === "number" && Number.isFinite(value) ? value : fail(value, "a number")),
  jsonSchema: { type: "number" },
};

/** A value of JSON that is neither a list nor an object. */
export const scalar: Shape<string | number | boolean | null> = {
  parse: (value) =>
    value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean"
      ? value
      : fail(value, "a string, a number, a boolean or null"),
  jsonSchema: { type: ["string", "number", "boolean", "null"] },
};

/** A value of `shape` that passes a test as well. */
export const where = <Value>(
  shape: Shape<Value>,
  isValid: (value: Value) => boolean,
  expected: string,
  jsonSchema: JsonSchema = {},
): Shape<Value> => ({
  parse: (value) => {
    const parsed = shape.parse(value);
    return isValid(parsed) ? parsed : fail(value, expected);
  },
  jsonSchema: { ...shape.jsonSchema, ...jsonSchema },
});

export const integer = /* @__PURE__ */ where(number, Number.isSafeInteger, "an integer", { type: "integer" });

/** Money: whole øre, never negative. */
export const ore = /* @__PURE__ */ where(integer, (value) => value >= 0, "a whole number of øre", {
  minimum: 0,
});

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const uuid = /* @__PURE__ */ where(text, (value) => UUID.test(value), "a UUID", { format: "uuid" });

const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** A time of the server: ISO 8601 with `Z` or an offset. */
export const zonedTime = /* @__PURE__ */ where(
  text,
  (time) => ZONED.test(time) && !Number.isNaN(Date.parse(time)),
  "a time with its zone",
  { format: "date-time" },
);

/** An integer that a query carries as text. */
export const integerText: Shape<number> = {
  parse: (value) => integer.parse(typeof value === "string" && value !== "" ? Number(value) : value),
  jsonSchema: { type: "integer" },
};

export const oneOf = <const Value extends string | number | boolean>(
  values: readonly Value[],
): Shape<Value> => ({
  parse: (value) => values.find((known) => known === value) ?? fail(value, `one of ${values.join(", ")}`),
  jsonSchema: { enum: values },
});
