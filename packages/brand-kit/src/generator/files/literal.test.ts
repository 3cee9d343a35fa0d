import { describe, expect, it } from "vitest";
import { jsonFile, literal } from "./literal.ts";

describe("literal", () => {
  it("writes bare keys where they are identifiers and keeps short values on one line", () => {
    expect(literal({ a: [1, 2], "b-c": { d: "e" } })).toBe('{\n  a: [1, 2],\n  "b-c": { d: "e" },\n}');
  });

  it("gives each object of a list lines of its own", () => {
    expect(literal({ list: [{ a: 1 }, { a: 2 }] })).toBe(
      "{\n  list: [\n    { a: 1 },\n    { a: 2 },\n  ],\n}",
    );
  });

  it("breaks what does not fit", () => {
    const words = Array.from({ length: 12 }, (_, index) => `word-number-${index}`);
    expect(literal({ words }).split("\n")).toHaveLength(16);
  });

  it("writes nothing as nothing", () => {
    expect([literal({}), literal([])]).toEqual(["{}", "[]"]);
  });

  it("is the value again when it is read", () => {
    const value = {
      text: 'a "quoted" word',
      list: [
        { a: 1, b: [] },
        { a: 2, b: ["x"] },
      ],
      on: true,
      none: null,
    };
    expect(new Function(`return ${literal(value)}`)()).toEqual(value);
  });
});

describe("jsonFile", () => {
  it("keeps short lists on one line and breaks every object", () => {
    expect(jsonFile({ a: { b: [1, 2] } })).toBe('{\n  "a": {\n    "b": [1, 2]\n  }\n}\n');
  });
});
