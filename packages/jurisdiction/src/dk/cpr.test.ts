import { describe, expect, it } from "vitest";
import { cprDigits, isCpr, trimCpr } from "./cpr.ts";

describe("a CPR number", () => {
  it.each(["010190-1234", "2902001234", "311299-0000"])("can be %s", (text) => {
    expect(isCpr(text)).toBe(true);
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
    expect(isCpr(text)).toBe(false);
  });

  it.each(["0107901234", "010790-1234", " 010790 1234 ", "010790–1234", "010790 - 1234"])(
    "may be typed as %j",
    (typed) => {
      expect(isCpr(trimCpr(typed))).toBe(true);
      expect(cprDigits(trimCpr(typed))).toBe("0107901234");
    },
  );

  it.each(["", "01079012345", "310290-1234", "010790/1234"])("may not be typed as %j", (typed) => {
    expect(isCpr(trimCpr(typed))).toBe(false);
  });
});
