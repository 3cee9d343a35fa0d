import { describe, expect, it } from "vitest";
import { renderTemplate } from "./renderTemplate.ts";

const template = ["before", "  // @if bingo|banko", "  round", "  // @end", "after"].join("\n");

describe("renderTemplate", () => {
  it("keeps a part when one of its features is on", () => {
    expect(renderTemplate(template, ["banko"])).toBe("before\n  round\nafter");
  });

  it("drops it when none is", () => {
    expect(renderTemplate(template, ["slots"])).toBe("before\nafter");
  });

  it.each([
    ["// @if bingoo\n// @end", /does not fit/],
    ["// @if bingo\n// @if banko\n// @end", /does not fit/],
    ["// @end", /without "\/\/ @if"/],
    ["// @if bingo", /without "\/\/ @end"/],
  ])("refuses %j", (broken, message) => {
    expect(() => renderTemplate(broken, [])).toThrow(message);
  });
});
