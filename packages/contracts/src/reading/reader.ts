/**
 * Reads a value of unknown shape as one of ours, or throws. For the few answers that every page of a player reads: their
 * zod schemas, which the gateway and all else use, would bring a library along that weighs more than the rest of the page.
 * A reader judges the shape as its schema does (their tests hold the two together), of a text that it is one.
 */
export type Reader<Value> = (value: unknown) => Value;

type Fields = Readonly<Record<string, Reader<unknown>>>;
type ReadFields<Of extends Fields> = { readonly [Name in keyof Of]: ReturnType<Of[Name]> };

function refuse(value: unknown, wanted: string): never {
  throw new TypeError(`Wanted ${wanted}, got ${value === null ? "null" : typeof value}.`);
}

export const text: Reader<string> = (value) => (typeof value === "string" ? value : refuse(value, "a text"));

export const flag: Reader<boolean> = (value) =>
  typeof value === "boolean" ? value : refuse(value, "true or false");

export const number: Reader<number> = (value) =>
  typeof value === "number" && Number.isFinite(value) ? value : refuse(value, "a number");

/** What `read` reads, where it also is what is wanted. */
export const where =
  <Value>(read: Reader<Value>, isRight: (value: Value) => boolean, wanted: string): Reader<Value> =>
  (value) => {
    const known = read(value);
    return isRight(known) ? known : refuse(value, wanted);
  };

export const whole = /* @__PURE__ */ where(number, Number.isSafeInteger, "a whole number");

const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** A time of the server: ISO 8601 with `Z` or an offset. */
export const zonedTime = /* @__PURE__ */ where(
  text,
  (time) => ZONED.test(time) && !Number.isNaN(Date.parse(time)),
  "a time with its zone",
);

/** What cannot be read is none. */
export const orNone =
  <Value>(read: Reader<Value>): Reader<Value | undefined> =>
  (value) => {
    try {
      return read(value);
    } catch {
      return undefined;
    }
  };

export const oneOf =
  <const Value extends string | boolean>(values: readonly Value[]): Reader<Value> =>
  (value) =>
    values.find((known) => known === value) ?? refuse(value, `one of ${values.join(", ")}`);

export const orNull =
  <Value>(read: Reader<Value>): Reader<Value | null> =>
  (value) =>
    value === null ? null : read(value);

export const optional =
  <Value>(read: Reader<Value>): Reader<Value | undefined> =>
  (value) =>
    value === undefined ? undefined : read(value);

export const listOf =
  <Value>(read: Reader<Value>): Reader<Value[]> =>
  (value) =>
    Array.isArray(value) ? value.map((item) => read(item)) : refuse(value, "a list");

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An object by what is read of each name; everything else in it is left out. */
export function record<const Of extends Fields>(fields: Of): Reader<ReadFields<Of>> {
  return (value) => {
    if (!isRecord(value)) return refuse(value, "an object");
    const read = Object.entries(fields).map(([name, field]) => [name, field(value[name])]);
    return Object.fromEntries(read.filter(([, part]) => part !== undefined)) as ReadFields<Of>; // Field by field as they say.
  };
}

/** An object of any names, with what is read of each value. */
export const valuesOf =
  <Value>(read: Reader<Value>): Reader<Record<string, Value>> =>
  (value) => {
    if (!isRecord(value)) return refuse(value, "an object");
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, read(part)]));
  };
