import { describe, expect, it } from "vitest";
import { chosenLocale } from "./chosenLocale.ts";
import { COOKIES } from "./cookies.ts";
import { DEFAULT_LOCALE, LOCALES } from "./values/index.ts";

const cookie = (value: string) => ({ [COOKIES.locale.name]: value });

describe("the chosen locale", () => {
  it.each(LOCALES)("is %s when the cookie says so", (locale) => {
    expect(chosenLocale(cookie(locale))).toBe(locale);
  });

  it("is the default without a cookie, or with one that names no locale", () => {
    for (const cookies of [{}, cookie(""), cookie("nb"), cookie("EN"), cookie("constructor")])
      expect(chosenLocale(cookies)).toBe(DEFAULT_LOCALE);
  });

  it("is the default where the site does not offer the chosen one", () => {
    expect(chosenLocale(cookie("en"), ["da"])).toBe("da");
    expect(chosenLocale(cookie("en"), ["da", "en"])).toBe("en");
  });
});
