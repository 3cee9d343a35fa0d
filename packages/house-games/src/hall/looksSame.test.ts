import { createTranslator } from "@spilhus/i18n";
import { describe, expect, it } from "vitest";
import { HALL_MESSAGES } from "./hallProps.ts";
import { hallTexts } from "./hallTexts.ts";
import { looksSame, type PlateCardProps } from "./looksSame.ts";

const props: PlateCardProps = {
  plate: { no: 101, rows: [[4, null, 21]] },
  ...{ toGo: 2, called: new Set([7]), marked: new Set([4]), isAutomatic: true, onMark: () => {} },
  texts: hallTexts(createTranslator("da").messagesOf(...HALL_MESSAGES), "da", "Europe/Copenhagen"),
};

describe("looksSame", () => {
  it("is true for a ball that is on other plates", () => {
    expect(looksSame(props, { ...props, called: new Set([7, 90]) })).toBe(true);
  });

  it("is false for a ball that is on the plate", () => {
    expect(looksSame(props, { ...props, called: new Set([7, 21]) })).toBe(false);
  });

  it("counts the player's own marks while they mark by hand, and called numbers otherwise", () => {
    const byHand = { ...props, isAutomatic: false };
    expect(looksSame(byHand, { ...byHand, called: new Set([21]) })).toBe(true);
    expect(looksSame(byHand, { ...byHand, marked: new Set([4, 21]) })).toBe(false);
    expect(looksSame(props, byHand)).toBe(false);
  });

  it("is false when it needs another count of numbers, is another plate, or a press does something else", () => {
    expect(looksSame(props, { ...props, toGo: 1 })).toBe(false);
    expect(looksSame(props, { ...props, plate: { ...props.plate } })).toBe(false);
    expect(looksSame(props, { ...props, onMark: () => {} })).toBe(false);
  });
});
