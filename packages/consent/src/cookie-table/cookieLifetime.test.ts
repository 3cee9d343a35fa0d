import { PLAYER_COOKIES } from "@spilhus/contracts/user-auth";
import { createTranslator } from "@spilhus/i18n";
import { expect, it } from "vitest";
import { cookieLifetime } from "./cookieLifetime.ts";

const { t } = createTranslator("da");

it.each([
  ["session", "Indtil du lukker browseren"],
  [60, "1 minut"],
  [30 * 60, "30 minutter"],
  [3_600, "1 time"],
  [12 * 3_600, "12 timer"],
  [86_400, "1 dag"],
  [PLAYER_COOKIES.passkeyStatus.maxAge, "30 dage"],
] as const)("a max age of %s is shown as %s (R9.03)", (maxAge, text) => {
  expect(cookieLifetime({ maxAge }, t)).toBe(text);
});
