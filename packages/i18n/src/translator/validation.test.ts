import { LOCALES } from "@spilhus/contracts";
import { VALIDATION_PROBLEMS } from "@spilhus/contracts/validation";
import { describe, expect, it } from "vitest";
import { createTranslator } from "./createTranslator.ts";
import { dictionary } from "./dictionary.ts";
import type { MessageKey } from "../messages/messageKey.ts";

describe("what is wrong with a field", () => {
  it.each(LOCALES.flatMap((locale) => VALIDATION_PROBLEMS.map((id) => [id, locale] as const)))(
    "has words for %s in %s (R5.06)",
    (id, locale) => {
      // A rule's id without a message is a compile error here.
      const key: MessageKey = `validation.${id}`;
      expect(dictionary(locale)["validation"]?.[id]).toBeTruthy();
      expect(Object.keys(createTranslator(locale).pick([key]).texts)).toEqual([key]);
    },
  );

  it("names the limits that a rule was given (R5.06)", () => {
    const { t } = createTranslator("da");
    expect(t("validation.passwordTooShort", { min: 8 })).toBe("Adgangskoden har mindst 8 tegn.");
    expect(t("validation.lengthBetween", { min: 1, max: 40 })).toBe("Skriv mellem 1 og 40 tegn.");
  });
});
