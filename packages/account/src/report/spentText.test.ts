import { createTranslator } from "@spilhus/i18n";
import { expect, it } from "vitest";
import { spentText } from "./spentText.ts";

const { t } = createTranslator("da");

it.each([
  [0, "Ingen tid"],
  [20, "1 min."],
  [59 * 60, "59 min."],
  [3_600, "1 t. 0 min."],
  [3_599, "1 t. 0 min."],
  [90_000, "25 t. 0 min."],
])("%i seconds are %s", (seconds, text) => {
  expect(spentText(t, seconds)).toBe(text);
});
