import { ALERT_IDS } from "@spilhus/contracts";
import { createTranslator } from "@spilhus/i18n";
import { alertOf, RESTRICTIONS } from "@spilhus/restrictions";
import { describe, expect, it } from "vitest";
import { alertText } from "./alertText.ts";

const zone = "Europe/Copenhagen";
const now = Date.parse("2026-06-01T10:00:00Z");

describe.each(["da", "en"])("the text of an alert in %s", (locale) => {
  const messages = createTranslator(locale).messagesOf("restrictions");
  const blocked = (until: string) =>
    alertText(
      messages,
      alertOf(RESTRICTIONS.block.alert, { type: "block", context: { until } }, { now, zone }),
    );

  it("shows the end in the brand's time zone, in summer and winter (R4.02, R9.01)", () => {
    expect(blocked("2026-07-01T10:00:00Z")).toContain("01/07/2026 12:00:00");
    expect(blocked("2026-12-24T23:30:00Z")).toContain("25/12/2026 00:30:00");
  });

  it("exists for every alert (R4.02)", () => {
    for (const id of ALERT_IDS) {
      const alert = id === "block" || id === "cooldown" ? { id, values: { date: "x" } } : { id };
      expect(alertText(messages, alert)).toMatch(/\w{3}/);
    }
  });
});
