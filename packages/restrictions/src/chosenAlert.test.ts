import { describe, expect, it } from "vitest";
import { chosenAlert } from "./chosenAlert.ts";

const block = { dated: "block", undated: "blockUndated", ended: "blockEnded" } as const;
const now = Date.parse("2026-11-21T12:00:00Z");
const until = (moment: string) => ({ type: "block", context: { until: moment } });

describe("chosenAlert", () => {
  it("returns the end as the service sent it (R4.02)", () => {
    const told = "2026-12-31T23:30:00-01:00";
    expect(chosenAlert(block, until(told), now)).toEqual({ id: "block", until: told });
  });

  it("compares the end with the time, whatever its offset", () => {
    expect(chosenAlert(block, until("2026-11-21T13:00:00+01:00"), now)).toEqual({ id: "blockEnded" });
    expect(chosenAlert(block, until("2026-11-21T12:30:00-01:00"), now).id).toBe("block");
  });

  it("has a text for a missing end, and for rows with one text", () => {
    expect(chosenAlert(block, { type: "block" }, now)).toEqual({ id: "blockUndated" });
    expect(chosenAlert("suspended", until("2026-12-24T12:00:00Z"), now)).toEqual({ id: "suspended" });
  });
});
