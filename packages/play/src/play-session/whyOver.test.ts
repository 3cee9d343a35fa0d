import { describe, expect, it } from "vitest";
import { noAnswer, refusedBy } from "../../testing/playDouble.ts";
import { whyOver } from "./whyOver.ts";

const ENDED = { reason: "session-ended" } as const;
const RESTRICTED = { reason: "restricted" } as const;
const BREAK = { reason: "break" } as const;
const UNTIL = "2026-11-27T12:00:00Z";

describe("why play is over", () => {
  it.each(["break", "excluded", "ended-elsewhere"])(
    "is what the gateway says of the session: %s",
    (reason) => {
      expect(whyOver(refusedBy("not-signed-in", { reason }), ENDED)).toEqual({ reason });
    },
  );

  it.each([
    ["reached-play-limits", "limit-reached"],
    ["cooldown", "break"],
    ["block", "break"],
    ["deactivated", "excluded"],
  ])("is what stands against a player who is logged in: %s (R4.01)", (standing, reason) => {
    expect(whyOver(refusedBy("restricted", { reason: standing, until: null }), RESTRICTED)).toEqual({
      reason,
    });
  });

  it("is a break with its end", () => {
    expect(whyOver(refusedBy("not-signed-in", { reason: "break", until: UNTIL }), ENDED)).toEqual({
      reason: "break",
      until: UNTIL,
    });
    expect(whyOver(refusedBy("restricted", { reason: "cooldown", until: UNTIL }), RESTRICTED)).toEqual({
      reason: "break",
      until: UNTIL,
    });
  });

  it("is what was known where the gateway names no reason, or one of a later build", () => {
    expect(whyOver(refusedBy("not-signed-in"), BREAK)).toEqual(BREAK);
    expect(whyOver(refusedBy("not-signed-in", { reason: "moved-house" }), ENDED)).toEqual(ENDED);
    expect(whyOver(refusedBy("restricted", { reason: "suspended" }), RESTRICTED)).toEqual(RESTRICTED);
    expect(whyOver(refusedBy("restricted", { reason: "constructor" }), RESTRICTED)).toEqual(RESTRICTED);
    expect(whyOver(noAnswer(), RESTRICTED)).toEqual(RESTRICTED);
  });
});
