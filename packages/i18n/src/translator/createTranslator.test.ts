import { LOCALES } from "@spilhus/contracts";
import { describe, expect, it } from "vitest";
import { createTranslator } from "./createTranslator.ts";
import { I18nError } from "../locale/i18nError.ts";

describe("createTranslator", () => {
  it("speaks Danish and English (R9.01)", () => {
    expect(createTranslator("da").t("consent.rejectAll")).toBe("Afvis alle");
    expect(createTranslator("en").t("consent.rejectAll")).toBe("Reject all");
  });

  it("fills values in as they are, because React escapes", () => {
    const { t } = createTranslator("da");
    expect(t("games.removeFilter", { name: "Sol & <måne> $t(shell.close)" })).toBe(
      "Fjern filteret Sol & <måne> $t(shell.close)",
    );
  });

  it("takes the plural form of the count", () => {
    const { t } = createTranslator("da");
    expect([0, 1, 2].map((count) => t("consent.lifetimeDays", { count }))).toEqual([
      "0 dage",
      "1 dag",
      "2 dage",
    ]);
  });

  it.each(["de", "", "constructor", "DA"])("raises 'Failed loading locale' for %j (R8.08)", (locale) => {
    expect(() => createTranslator(locale)).toThrow(
      expect.objectContaining({ code: "locale", message: "Failed loading locale" }),
    );
  });

  it("says why the locale failed in the cause (R8.08)", () => {
    const cause = new RangeError('There is no locale "de", only da and en.');
    expect(() => createTranslator("de")).toThrow(new I18nError("locale", "Failed loading locale", { cause }));
  });

  it("says a brand's own words instead, in that brand only", () => {
    const brand = createTranslator("da", {
      "winners.title": "Dagens heldige",
      "games.found_one": "{{count}} spil til dig",
    });
    expect(brand.t("winners.title")).toBe("Dagens heldige");
    expect(brand.t("games.found", { count: 1 })).toBe("1 spil til dig");
    expect(brand.t("games.found", { count: 2 })).toBe("2 spil");
    expect(createTranslator("da").t("winners.title")).toBe("Seneste vindere");
  });

  it.each([
    ["winners.titel", "x", 'Message override "winners.titel" has no message'],
    ["winners", "x", 'Message override "winners" has no message'],
    ["constructor.name", "x", 'Message override "constructor.name" has no message'],
    ["winners.title.x", "x", 'Message override "winners.title.x" has no message'],
    [
      "games.page",
      "Side {{number}}",
      'Message override "games.page" uses {{number}}, but the message knows: {{page}}.',
    ],
    ["shell.menu", "{{brand}}", 'Message override "shell.menu" uses {{brand}}, but the message knows: none.'],
  ])("refuses the override of %s", (key, text, message) => {
    expect(() => createTranslator("da", { [key]: text })).toThrow(message);
  });

  it.each(LOCALES)("throws for a message or value that types would have refused, in %s", (locale) => {
    const { t } = createTranslator(locale);
    // @ts-expect-error there is no such message
    expect(() => t("shell.nothing")).toThrow('There is no message "shell.nothing"');
    // @ts-expect-error its value is missing
    expect(() => t("games.page")).toThrow("was not given {{page}}");
  });

  it("knows keys and values by type", () => {
    const { t } = createTranslator("en");
    // @ts-expect-error a count is a number
    expect(() => t("games.found", { count: "2" })).toThrow('There is no message "games.found"');
    // @ts-expect-error this message takes no value
    expect(t("shell.menu", { brand: "Fjord" })).toBe("Menu");
  });
});
