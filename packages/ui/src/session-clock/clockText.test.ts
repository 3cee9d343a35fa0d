import { describe, expect, it } from "vitest";
import { clockText } from "./clockText.ts";

describe("clockText", () => {
  it("counts hours beyond 24 and shows no negative time", () => {
    expect(clockText(0)).toBe("0:00:00");
    expect(clockText(2_530.9)).toBe("0:42:10");
    expect(clockText(90_061)).toBe("25:01:01");
    expect(clockText(-3)).toBe("0:00:00");
  });
});
