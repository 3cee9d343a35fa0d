import { describe, expect, it } from "vitest";
import { cpr } from "./cpr.ts";

describe("a CPR number", () => {
  it.each(["010190-1234", "2902001234", "311299-0000"])("can be %s", (text) => {
    expect(cpr.isValid(text)).toBe(true);
  });

  it.each([
    "",
    "010190",
    "320190-1234",
    "001290-1234",
    "300200-1234",
    "011390-1234",
    "010190 1234",
    "٠١٠١٩٠1234",
  ])("is not %j", (text) => {
    expect(cpr.isValid(text)).toBe(false);
  });

  it.each(["0107901234", "010790-1234", " 010790 1234 ", "010790–1234", "010790 - 1234"])(
    "may be typed as %s",
    (typed) => {
      expect(cpr.isValid(cpr.clean(typed))).toBe(true);
    },
  );

  it.each(["", "01079012345", "310290-1234", "010790/1234"])("is not typed as %j", (typed) => {
    expect(cpr.isValid(cpr.clean(typed))).toBe(false);
  });

  it("is found inside a text", () => {
    expect("kald 010790-1234 nu".replace(new RegExp(cpr.textPattern), "-")).toBe("kald - nu");
  });

  it.each(["0107901234", "010790-1234"])("has the ten digits of %s", (number) => {
    expect(cpr.plain(number)).toBe("0107901234");
  });
});
