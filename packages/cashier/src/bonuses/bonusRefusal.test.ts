import { ApiError } from "@spilhus/api-client";
import { createTranslator } from "@spilhus/i18n";
import { expect, it } from "vitest";
import { bonusRefusal } from "./bonusRefusal.ts";

const messages = createTranslator("da").messagesOf("bonuses.refusals");
const refused = (reason: string, details = {}) =>
  new ApiError("refused", "…", { status: 409, reason, details });

it("a changed loss is shown in kroner, and nothing was given up (R2.39)", () => {
  const text = bonusRefusal(refused("bonus-would-go", { lossOre: 12_345 }), messages);
  expect(text).toContain("123,45");
  expect(text).toContain("Intet er opgivet");
});

it("a round that is being shown must end before a bonus is given up, and nothing was given up (R2.39)", () => {
  const text = bonusRefusal(refused("too-early", { retryAfterMs: 2_000 }), messages);
  expect(text).toMatch(/Intet er opgivet\. Vent/);
});

it("changed terms must be read again, and nothing was agreed (R2.39, attack 45)", () => {
  expect(bonusRefusal(refused("terms-changed", { termsVersion: 3 }), messages)).toMatch(
    /Vilkårene er ændret/,
  );
});

it("a lost answer and an unknown refusal can be tried again (R2.39)", () => {
  expect(bonusRefusal(new TypeError("offline"), messages)).toMatch(/Prøv igen/);
  expect(bonusRefusal(refused("something-new"), messages)).toMatch(/Prøv igen/);
});
