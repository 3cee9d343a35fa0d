import { createTranslator } from "@spilhus/i18n";
import { describe, expect, it } from "vitest";
import { stampText, whenText } from "./timeTexts.ts";

const ZONE = "Europe/Copenhagen";
const da = createTranslator("da").messagesOf("cashier.times");
const en = createTranslator("en").messagesOf("cashier.times");

describe("whenText", () => {
  // 23:30 on 23 November in Copenhagen.
  const now = "2026-11-23T22:30:00Z";

  it.each([
    ["2026-11-23T22:59:00Z", "i dag kl. 23:59", "today at 23:59"],
    ["2026-11-23T23:00:00Z", "i morgen kl. 00:00", "tomorrow at 00:00"],
    ["2026-11-30T13:05:00Z", "den 30. november kl. 14:05", "on 30 November at 14:05"],
  ])("says %s by the brand's days", (iso, danish, english) => {
    expect(whenText(iso, now, ZONE, da)).toBe(danish);
    expect(whenText(iso, now, ZONE, en)).toBe(english);
  });

  it("finds tomorrow across the end of summer time and of a year", () => {
    expect(whenText("2026-10-25T22:30:00Z", "2026-10-24T22:30:00Z", ZONE, da)).toBe("i dag kl. 23:30");
    expect(whenText("2026-10-25T23:30:00Z", "2026-10-25T00:30:00Z", ZONE, da)).toBe("i morgen kl. 00:30");
    expect(whenText("2027-01-01T09:00:00Z", "2026-12-31T12:00:00Z", ZONE, da)).toBe("i morgen kl. 10:00");
  });
});

it("stampText has day, year and minute", () => {
  expect(stampText("2026-11-23T13:05:09Z", ZONE, da)).toBe("23. november 2026 kl. 14:05");
  expect(stampText("2026-11-23T13:05:09Z", ZONE, en)).toBe("23 November 2026, 14:05");
});
