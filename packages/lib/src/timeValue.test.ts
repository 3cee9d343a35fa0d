import { describe, expect, it } from "vitest";
import { timeValue } from "./timeValue.ts";

describe("a cookie with a time", () => {
  it("returns the time that was written", () => {
    const time = Date.parse("2026-11-21T12:00:00.123Z");
    expect(timeValue.encode(time)).toBe("2026-11-21T12:00:00.123Z");
    expect(timeValue.decode(timeValue.encode(time))).toBe(time);
  });

  it.each(["", "1700000000000", "2026-11-21", "2026-13-45T12:00:00.000Z", "2026-11-21T12:00:00.000+01:00"])(
    "reads %j as undefined",
    (text) => expect(timeValue.decode(text)).toBeUndefined(),
  );
});
