import { describe, expect, it } from "vitest";
import {
  byFlag,
  byKind,
  flag,
  listOf,
  number,
  oneOf,
  optional,
  orElse,
  orNull,
  record,
  text,
  textWithin,
  valuesOf,
} from "./index.ts";
import {
  bonusCode,
  brandId,
  date,
  integer,
  integerText,
  ore,
  url,
  uuid,
  zonedTime,
  type Shape,
} from "./index.ts";

const refuses = (shape: Shape<unknown>, ...values: readonly unknown[]) => {
  for (const value of values) expect(() => shape.parse(value), String(value)).toThrow(TypeError);
};

describe("shapes of single values", () => {
  it.each<[string, Shape<unknown>, unknown, readonly unknown[]]>([
    ["text", text, "", [undefined, null, 1, true, [], {}]],
    ["flag", flag, false, [undefined, null, 0, "true"]],
    ["number", number, 1.5, [Number.NaN, Number.POSITIVE_INFINITY, "1", null]],
    ["integer", integer, -3, [1.5, 2 ** 53, "1"]],
    ["ore", ore, 0, [-1, 0.5]],
    ["uuid", uuid, "8b6f6f3e-9a5d-4c0e-8f0e-0d6a2c1b7a55", ["8b6f6f3e", ""]],
    ["date", date, "2028-02-29", ["2027-02-29", "2026-13-01", "24-12-2026", "", 20_261_224]],
    ["integerText", integerText, 7, ["", "7.5", "x", null, ["7"]]],
    ["url", url, "https://checkout.example.com/pay/1", ["/pay/1", "checkout.example.com", "", null]],
    ["bonusCode", bonusCode, "FORÅR-26", ["forår", "AB", "A".repeat(31), "FORÅR 26", null]],
    ["brandId", brandId, "fjord", ["../etc", "", "N"]],
    [
      "zonedTime",
      zonedTime,
      "2026-12-24T18:00:00+01:00",
      ["2026-12-24", "2026-12-24T18:00:00", "2026-13-40T18:00:00Z", 7],
    ],
    ["oneOf", oneOf(["a", "b"]), "b", ["c", "", undefined]],
  ])("%s", (_, shape, valid, invalid) => {
    expect(shape.parse(valid)).toBe(valid);
    refuses(shape, ...invalid);
  });
});

it("an integer of a query is parsed from its text", () => {
  expect(integerText.parse("7")).toBe(7);
});

describe("composed shapes", () => {
  const person = record({ name: text, age: optional(integer), until: orElse(zonedTime, undefined) });

  it("keep the fields of a record and remove others", () => {
    expect(person.parse({ name: "Mette", age: 40, cpr: "x" })).toEqual({ name: "Mette", age: 40 });
    refuses(person, null, [], "Mette", {}, { name: 1 }, { name: "Mette", age: "40" });
  });

  it("name the field that is wrong, down to the innermost", () => {
    const family = record({ eldest: person });
    expect(() => family.parse({ eldest: { name: 1 } })).toThrow("eldest name must be a string, not number");
  });

  it("replace an invalid value where a fallback is declared", () => {
    expect(person.parse({ name: "Mette", until: "tomorrow" })).toEqual({ name: "Mette" });
  });

  it("parse null, lists and values of any name", () => {
    expect(orNull(text).parse(null)).toBeNull();
    expect(listOf(integer).parse([1, 2])).toEqual([1, 2]);
    expect(valuesOf(integer).parse({ a: 1 })).toEqual({ a: 1 });
    refuses(orNull(text), undefined, 1);
    refuses(listOf(integer), { 0: 1 }, [1, "2"]);
    refuses(valuesOf(integer), [1], { a: "1" });
  });

  it("bound the length of a text", () => {
    const name = textWithin(1, 3);
    expect([name.parse("a"), name.parse("abc")]).toEqual(["a", "abc"]);
    refuses(name, "", "abcd", 1, null);
    expect(name.jsonSchema).toEqual({ type: "string", minLength: 1, maxLength: 3 });
  });

  it("tell two records apart by a flag", () => {
    const session = byFlag(
      "loggedIn",
      record({ loggedIn: oneOf([true]), at: zonedTime }),
      record({ loggedIn: oneOf([false]) }),
    );
    expect(session.parse({ loggedIn: false, at: 1 })).toEqual({ loggedIn: false });
    refuses(session, { loggedIn: true }, { loggedIn: "false" }, {}, null);
  });

  it("tell several records apart by the name of their kind", () => {
    const bet = byKind("kind", {
      straight: record({ kind: oneOf(["straight"]), number: integer }),
      red: record({ kind: oneOf(["red"]) }),
    });
    expect(bet.parse({ kind: "straight", number: 17, odds: 36 })).toEqual({ kind: "straight", number: 17 });
    refuses(bet, { kind: "straight" }, { kind: "toString" }, { kind: "black" }, {}, "red", null);
    expect(bet.jsonSchema).toMatchObject({
      anyOf: [{ required: ["kind", "number"] }, { required: ["kind"] }],
    });
  });

  it("describe themselves for the OpenAPI document", () => {
    expect(person.jsonSchema).toEqual({
      type: "object",
      properties: {
        name: { type: "string" },
        age: { type: "integer" },
        until: { type: "string", format: "date-time" },
      },
      required: ["name"],
    });
  });
});
