import { describe, expect, it } from "vitest";
import type { Obstacle } from "./obstacle.ts";
import { standingText } from "./standingText.ts";
import { chatTranslator } from "../../../testing/chatTranslator.ts";

const words = {
  locale: "en",
  zone: "Europe/Copenhagen",
  t: chatTranslator("en"),
} as const;
const text = (obstacle: Obstacle) => standingText(obstacle, words);

describe("why a player may not write", () => {
  it("names the end of what has one, in the brand's zone", () => {
    expect(text({ reason: "muted", until: "2026-11-25T20:30:00Z" })).toMatch(
      /^You can read but not write until 21:30, .*25/,
    );
    expect(text({ reason: "muted", until: null })).toBe("You can read but not write until we lift this.");
  });

  it("names the rule that a banned player broke (R4.16)", () => {
    expect(text({ reason: "banned", until: null, rule: "begging" })).toBe(
      "You are banned from the chat until we lift the ban. Reason: Begging or loans.",
    );
  });

  it("names no rule where none is known", () => {
    expect(text({ reason: "banned", until: null })).toBe(
      "You are banned from the chat until we lift the ban.",
    );
  });

  it("does not depend on an end where there is none to wait for", () => {
    expect(text({ reason: "signed-out", until: "2026-11-25T20:30:00Z" })).toBe(
      "You are logged out, and the chat is closed.",
    );
  });
});
