import { CREATE_DEPOSIT } from "@spilhus/contracts/payments";
import { createTranslator } from "@spilhus/i18n";
import { describe, expect, it } from "vitest";
import { STORY_NOW } from "../../testing/deposit.ts";
import { refusalText } from "./refusalText.ts";

const context = {
  now: STORY_NOW,
  zone: "Europe/Copenhagen",
  messages: createTranslator("da").messagesOf("cashier.refusals", "cashier.periods", "cashier.times"),
};
const plain = (text: string | undefined) => text?.replaceAll(/\s/g, " ");

describe("refusalText", () => {
  it("says how much is left and when the amount fits (R2.48)", () => {
    const details = {
      period: "week",
      leftOre: 25_000,
      until: "2026-11-23T18:00:00Z",
      fitsAt: "2026-11-24T08:05:00Z",
    };
    expect(plain(refusalText("over-limit", details, context))).toBe(
      "Så meget giver din grænse for 7 dage ikke plads til. Du kan indbetale 250,00 kr. nu. " +
        "Der er plads til hele beløbet i morgen kl. 09:05.",
    );
  });

  it("says when a used limit has room again, and that an amount above the limit never fits", () => {
    const details = { period: "day", leftOre: 0, until: "2026-11-23T18:00:00Z", fitsAt: null };
    expect(plain(refusalText("over-limit", details, context))).toBe(
      "Din grænse for 24 timer er brugt. Du kan ikke indbetale lige nu. " +
        "Beløbet er større end selve grænsen. Der bliver mere plads i dag kl. 19:00.",
    );
  });

  it("has a text for each refusal that the form does not handle otherwise", () => {
    const elsewhere = new Set(["cross-site", "not-signed-in", "similar-deposit-open", "too-many-requests"]);
    for (const reason of CREATE_DEPOSIT.refusals) {
      if (elsewhere.has(reason)) continue;
      expect(refusalText(reason, {}, context), reason).toBeTruthy();
    }
    expect(refusalText("cross-site", {}, context)).toBeUndefined();
  });
});
