import { LOCALES } from "@spilhus/contracts";
import { expect, it } from "vitest";
import { requireLocale } from "./requireLocale.ts";

it.each(LOCALES)("%s is a locale", (locale) => {
  expect(requireLocale(locale)).toBe(locale);
});

it.each([undefined, "", "nb", "da-DK", "DA", "constructor"])(
  "%j is refused and not replaced by Danish",
  (text) => {
    expect(() => requireLocale(text)).toThrow(
      expect.objectContaining({
        code: "locale",
        cause: new RangeError(`There is no locale "${text ?? ""}", only da and en.`),
      }),
    );
  },
);
