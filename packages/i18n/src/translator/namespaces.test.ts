import { LOCALES } from "@spilhus/contracts";
import { describe, expect, it } from "vitest";
import { islandTranslator } from "../island/index.ts";
import { createTranslator } from "./createTranslator.ts";
import { flatMessages, textsIn, type GroupedMessages } from "./flatMessages.ts";
import { MESSAGES } from "./messageRecord.ts";

describe("a namespace", () => {
  it("is a group of a feature's messages, with the keys that `t` takes", () => {
    const { texts } = createTranslator("da").messagesOf("winners.feed", "forms.amount");
    expect(Object.keys(texts)).toEqual([
      "winners.pause",
      "winners.resume",
      "winners.updates",
      "winners.paused",
      "winners.none",
      "forms.kroner",
    ]);
  });

  it("is a whole feature when no group is named", () => {
    const { texts } = createTranslator("en").messagesOf("bonusCode");
    expect(Object.keys(texts)).toContain("bonusCode.title");
    expect(Object.keys(texts)).toContain("bonusCode.label");
  });

  it("carries a brand's overrides, and both forms of a plural", () => {
    const { messagesOf } = createTranslator("da", { "selfService.blockDays_one": "et døgn" });
    const t = islandTranslator(messagesOf("selfService.block"));
    expect(t("selfService.blockDays", { count: 1 })).toBe("et døgn");
    expect(t("selfService.blockDays", { count: 30 })).toBe("30 dage");
  });

  it("types the translator of the island that gets it", () => {
    const t = islandTranslator(createTranslator("da").messagesOf("winners.feed"));
    expect(t("winners.pause")).not.toBe("winners.pause");
    // @ts-expect-error this message is in another namespace: it shows as its key
    expect(t("winners.title")).toBe("winners.title");
  });

  it("that does not exist is named", () => {
    const { messagesOf } = createTranslator("da");
    // @ts-expect-error there is no such group
    expect(() => messagesOf("winners.losers")).toThrow('There is no namespace "winners.losers".');
    // @ts-expect-error a message is no namespace
    expect(() => messagesOf("winners.title")).toThrow('There is no namespace "winners.title".');
  });

  it.each(LOCALES)("never holds a name that its feature has elsewhere, in %s", (locale) => {
    const messages: GroupedMessages = MESSAGES[locale];
    for (const [feature, texts] of Object.entries(messages)) {
      const groups = Object.entries(texts).filter(([, text]) => typeof text === "object");
      const grouped = groups.flatMap(([group]) => Object.keys(textsIn(messages, feature, group)));
      const ungrouped = Object.keys(texts).length - groups.length;
      expect(Object.keys(flatMessages(messages)[feature] ?? {}), feature).toHaveLength(
        grouped.length + ungrouped,
      );
    }
  });
});
