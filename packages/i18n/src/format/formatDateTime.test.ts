import { describe, expect, it } from "vitest";
import { formatDate, formatDateTime } from "./formatDateTime.ts";
import { formatTimeOfDay } from "./formatTimeOfDay.ts";

const ZONE = "Europe/Copenhagen";

describe("formatDateTime", () => {
  it.each([
    ["2026-11-21T12:05:09Z", "21/11/2026 13:05:09"],
    ["2026-07-01T22:30:00.500Z", "02/07/2026 00:30:00"],
    ["2026-12-31T23:30:00+00:00", "01/01/2027 00:30:00"],
    ["2026-03-29T01:30:00Z", "29/03/2026 03:30:00"],
    ["2026-10-25T00:30:00Z", "25/10/2026 02:30:00"],
    ["2026-10-25T01:30:00Z", "25/10/2026 02:30:00"],
  ])("writes %s as DD/MM/YYYY HH:mm:ss of the brand's zone (R9.01)", (iso, text) => {
    expect(formatDateTime(iso, ZONE, "da")).toBe(text);
    expect(formatDateTime(iso, ZONE, "en")).toBe(text);
  });

  it("follows the configured zone, not the machine's (R9.01)", () => {
    expect(formatDateTime("2026-11-21T12:05:09Z", "America/Nuuk", "da")).toBe("21/11/2026 10:05:09");
  });

  it.each([undefined, "", "de", "DA", "da-DK"])(
    "raises an error for the date locale %j (R5.12, R8.09)",
    (locale) => {
      const error = expect.objectContaining({
        code: "date-locale",
        message: `The date locale must be da or en, got "${locale ?? ""}".`,
      });
      expect(() => formatDateTime("2026-11-21T12:05:09Z", ZONE, locale)).toThrow(error);
      expect(() => formatDate("2026-11-21", ZONE, locale)).toThrow(error);
    },
  );

  it.each(["", "2026-11-21", "2026-11-21T12:05:09", "2026-13-41T12:05:09Z", "now"])(
    "refuses the time %j",
    (iso) => {
      expect(() => formatDateTime(iso, ZONE, "da")).toThrow(/is not an ISO time/);
    },
  );

  it("names a zone that is none", () => {
    expect(() => formatDateTime("2026-11-21T12:05:09Z", "Europe/Odense", "da")).toThrow(
      '"Europe/Odense" is not an IANA time zone.',
    );
  });
});

describe("formatDate", () => {
  it("writes a day in words (R9.01)", () => {
    expect(formatDate("2026-05-01", "America/Nuuk", "da")).toBe("1. maj 2026");
    expect(formatDate("2026-05-01T22:30:00Z", ZONE, "en")).toBe("2 May 2026");
  });
});

describe("formatTimeOfDay", () => {
  it("writes HH:mm of the brand's zone (R9.01)", () => {
    expect(formatTimeOfDay("2026-11-21T23:05:59Z", ZONE)).toBe("00:05");
    expect(formatTimeOfDay("2026-07-21T08:05:00+02:00", ZONE)).toBe("08:05");
  });

  it("refuses a time without a zone", () => {
    expect(() => formatTimeOfDay("2026-11-21T23:05:59", ZONE)).toThrow(/is not an ISO time/);
  });
});
