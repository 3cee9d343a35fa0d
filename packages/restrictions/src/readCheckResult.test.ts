import { describe, expect, it } from "vitest";
import { readCheckResult } from "./readCheckResult.ts";

describe("readCheckResult", () => {
  it("reads what the service says (R3.01)", () => {
    expect(readCheckResult(null)).toBeNull();
    expect(readCheckResult({ type: "suspended" })).toEqual({ type: "suspended" });
  });

  it.each([undefined, "", 0, false, [], {}, { type: null }, { type: "" }, "suspended"])(
    "lets %j clear nobody (R4.01)",
    (value) => {
      expect(readCheckResult(value)).toEqual({ type: "unreadable" });
    },
  );
});
