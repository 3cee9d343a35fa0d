import { createTranslator } from "@spilhus/i18n";
import { describe, expect, it } from "vitest";
import { transactionOf } from "../../testing/index.ts";
import { movementDays } from "./movementDays.ts";

const messages = createTranslator("da").messagesOf("cashier.times");
const ZONE = "Europe/Copenhagen";
const days = (...times: readonly string[]) =>
  movementDays(
    times.map((at, index) => transactionOf(times.length - index, { at })),
    ZONE,
    messages,
  ).map(({ day, rows }) => [day, rows.map(({ number }) => number)]);

describe("movementDays", () => {
  it("divides by the days of the brand's zone", () => {
    // Midnight in Copenhagen is 23:00 UTC in winter.
    expect(days("2026-11-23T23:30:00Z", "2026-11-23T22:30:00Z", "2026-11-23T08:00:00Z")).toEqual([
      ["24. november 2026", [3]],
      ["23. november 2026", [2, 1]],
    ]);
  });

  it("keeps the order of the numbers where times go back", () => {
    expect(days("2026-11-23T08:00:00Z", "2026-11-24T08:00:00Z", "2026-11-23T09:00:00Z")).toEqual([
      ["23. november 2026", [3]],
      ["24. november 2026", [2]],
      ["23. november 2026", [1]],
    ]);
  });
});
