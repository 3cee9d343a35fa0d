import { ALERT_IDS, DATED_ALERT_IDS } from "@spilhus/contracts";
import { describe, expect, it } from "vitest";
import { dictionary } from "./dictionary.ts";
import type { GroupedMessages } from "./flatMessages.ts";
import { MESSAGES } from "./messageRecord.ts";

const flat = (locale: string) =>
  Object.entries(dictionary(locale)).flatMap(([feature, texts]) =>
    Object.entries(texts).map(([name, text]) => [`${feature}.${name}`, text] as const),
  );
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name ?? "").sort();
const ENGLISH = new Map(flat("en"));
const PAIRS = flat("da").map(([key, danish]) => [key, danish, ENGLISH.get(key) ?? ""] as const);

describe("messages", () => {
  it("have the same keys in Danish and English (R9.01)", () => {
    expect(
      flat("en")
        .map(([key]) => key)
        .sort(),
    ).toEqual(PAIRS.map(([key]) => key).sort());
  });

  it.each(Object.entries<GroupedMessages>(MESSAGES))(
    "have a key once in each feature, whatever groups it has, in %s",
    (_, features) => {
      const keys = Object.entries(features).flatMap(([feature, texts]) =>
        Object.entries(texts).flatMap(([name, text]) =>
          (typeof text === "string" ? [name] : Object.keys(text)).map((key) => `${feature}.${key}`),
        ),
      );
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    },
  );

  it.each(PAIRS)("%s has text and the same values in both languages", (_, danish, english) => {
    expect(danish.trim()).toBe(danish);
    expect(english.trim()).toBe(english);
    expect(danish).not.toBe("");
    expect(english).not.toBe("");
    expect(placeholders(english)).toEqual(placeholders(danish));
  });

  it.each(PAIRS)(
    "%s uses only what islands understand too: plain names, no nesting, no markup",
    (_, danish, english) => {
      for (const text of [danish, english]) {
        expect(placeholders(text).filter((name) => !/^[a-z]\w*$/i.test(name))).toEqual([]);
        expect(text).not.toMatch(/\$t\(|<\/?[a-z]|&[a-z]+;/i);
      }
    },
  );

  // Danish amounts end with the dot of "kr.", which ends a sentence too.
  it.each(PAIRS)("%s puts no second full stop after an amount in Danish", (_, danish) => {
    expect(danish).not.toMatch(/\{\{(?:amount|stakes|wins|net|left|max|each)\}\}\./);
  });

  it("have both plural forms of a count, and a count in each", () => {
    const keys = new Set(PAIRS.map(([key]) => key));
    const plural = PAIRS.filter(([key]) => /_(?:one|other)$/.test(key));
    expect(plural.length).toBeGreaterThan(0);
    for (const [key, danish] of plural) {
      expect(keys).toContain(
        key.endsWith("_one") ? key.replace(/_one$/, "_other") : key.replace(/_other$/, "_one"),
      );
      expect(placeholders(danish)).toContain("count");
    }
  });

  it("have a text for every alert, and an end in those of block and cooldown alone (R4.02)", () => {
    const texts = Object.entries(dictionary("da")["restrictions"] ?? {});
    expect(texts.map(([id]) => id).sort()).toEqual([...ALERT_IDS].sort());
    const dated = texts.filter(([, text]) => placeholders(text).join() === "date").map(([id]) => id);
    expect(dated.sort()).toEqual([...DATED_ALERT_IDS].sort());
    expect(texts.filter(([, text]) => text.includes("{{"))).toHaveLength(2);
  });

  it("carry the words the law and the spec fix", () => {
    const danish = new Map(flat("da"));
    expect(danish.get("duties.licence")).toBe("Tilladelse fra Spillemyndigheden");
    expect(ENGLISH.get("duties.licence")).toBe("Tilladelse fra Spillemyndigheden");
    expect(danish.get("game.rtp")).toBe("Tilbagebetalingsprocent");
    expect(danish.get("footer.faq")).toBe("Ofte stillede spørgsmål");
    expect([danish.get("consent.rejectAll"), danish.get("consent.acceptAll")]).toEqual([
      "Afvis alle",
      "Tillad alle",
    ]);
  });
});
