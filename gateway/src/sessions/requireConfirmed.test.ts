import { describe, expect, it } from "vitest";
import type { ActiveSession } from "./findSession.ts";
import { requireConfirmed } from "./requireConfirmed.ts";

const now = new Date("2026-11-23T12:00:00Z");

/** The refusal of a change in a session that was confirmed so long ago, or nothing. */
function refusalOf(confirmedBy: ActiveSession["confirmedBy"], seconds: number, methods?: readonly ["mitid"]) {
  const confirmedAt = confirmedBy && new Date(now.getTime() - seconds * 1_000);
  try {
    // It reads no other field.
    requireConfirmed({ confirmedAt, confirmedBy, now } as ActiveSession, methods);
  } catch (error) {
    return (error as { code?: string }).code;
  }
  return undefined;
}

describe("a change that needs a confirmed identity", () => {
  it.each([
    ["mitid", 600, undefined],
    ["passkey", 600, undefined],
    ["mitid", 601, "confirmation-needed"],
    ["passkey", 601, "confirmation-needed"],
    [null, 0, "confirmation-needed"],
  ] as const)("after %s %i s ago: %s", (method, seconds, refusal) => {
    expect(refusalOf(method, seconds)).toBe(refusal);
  });

  it("is refused after a passkey where only MitID counts (attack 26)", () => {
    expect(refusalOf("passkey", 1, ["mitid"])).toBe("confirmation-needed");
    expect(refusalOf("mitid", 1, ["mitid"])).toBeUndefined();
  });
});
