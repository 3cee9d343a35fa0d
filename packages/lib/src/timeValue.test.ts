import { describe, expect, it } from "vitest";
import { timeValue } from "./timeValue.ts";

describe("a cookie that holds a moment", () => {
  it("gives back what was kept in it", () => {
    const time = Date.parse("2026-11-21T12:00:00.123Z");
    expect(timeValue.encode(time)).toBe("2026-11-21T12:00:00.123Z");
    expect(timeValue.decode(timeValue.encode(time))).toBe(time);
  });

  it.each(["", "1700000000000", "2026-11-21", "2026-13-45T12:00:00.000Z", "2026-11-21T12:00:00.000+01:00"])(
    "reads %j as none",
    (text) => expect(timeValue.decode(text)).toBeUndefined(),
  );
});
