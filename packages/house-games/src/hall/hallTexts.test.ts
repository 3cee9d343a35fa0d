import { createTranslator, zoneYears } from "@spilhus/i18n";
import { expect, it, vi } from "vitest";
import { HALL_MESSAGES } from "./hallProps.ts";
import { hallTexts } from "./hallTexts.ts";

const ZONE = "Europe/Copenhagen";
const messages = createTranslator("da").messagesOf(...HALL_MESSAGES);

it("writes the times of rounds without the browser's rules of the zone, where the page knows its years", () => {
  const years = zoneYears(ZONE, new Date("2026-11-24T12:00:00Z"));
  const format = vi.spyOn(Intl, "DateTimeFormat");
  const { clock } = hallTexts(messages, "da", ZONE, years);
  expect(clock("2026-11-24T19:15:00Z")).toBe("20:15");
  expect(clock("2027-06-24T19:15:00Z")).toBe("21:15");
  expect(format).not.toHaveBeenCalled();
  format.mockRestore();
});
