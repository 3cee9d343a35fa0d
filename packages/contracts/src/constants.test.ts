import { describe, expect, it } from "vitest";
import { COOKIES } from "./cookies.ts";
import {
  DATA_CACHE_SECONDS,
  DATE_TIME_FORMAT,
  LOCALE_CACHE_SECONDS,
  MAX_NOTIFICATIONS,
  SITE_LIMITS,
} from "./constants.ts";
import { DEFAULT_LOCALE, LOCALE_TAGS, LOCALES } from "./values/index.ts";

const DAY = 86_400;

describe("constants", () => {
  it("name the locales and the date format (R9.01)", () => {
    expect(LOCALES).toEqual(["da", "en"]);
    expect(DEFAULT_LOCALE).toBe("da");
    expect(Object.keys(LOCALE_TAGS)).toEqual([...LOCALES]);
    expect(DATE_TIME_FORMAT).toBe("DD/MM/YYYY HH:mm:ss");
  });

  it("keep data for 10 s and a locale for 24 hours (R9.02)", () => {
    expect(DATA_CACHE_SECONDS).toBe(10);
    expect(LOCALE_CACHE_SECONDS).toBe(24 * 3_600);
  });

  it("give cookies their lifetimes and flags (R9.03)", () => {
    const lax = { sameSite: "lax" };
    expect(COOKIES.experiment).toMatchObject({ maxAge: 30 * DAY, ...lax });
    expect(COOKIES.locale).toMatchObject({ maxAge: 365 * DAY });
    expect(COOKIES.visitorId).toMatchObject({ maxAge: 3_650 * DAY, secure: true, ...lax });
  });

  it("limit notifications, logging, preloads, reloads and the resize delay (R4.10, R9.04, R9.07)", () => {
    expect(MAX_NOTIFICATIONS).toBe(2);
    expect(SITE_LIMITS).toMatchObject({
      loggerThrottleMs: 1_000,
      parallelPreloads: 4,
      reloadGuardMs: 10_000,
      resizeRefreshMs: 50,
    });
  });
});
