import type { Locale } from "@spilhus/contracts";
import { describe, expect, it } from "vitest";
import { danish } from "../messages/da/index.ts";
import type { Translation, Translations } from "../messages/translation.ts";
import { dictionary } from "./dictionary.ts";
import type { GroupedMessages } from "./flatMessages.ts";
import { MESSAGES } from "./messageRecord.ts";

/** `contracts` as it would be with Norwegian. */
type WithNorwegian = Locale | "nb";

const norwegian = {
  ...danish,
  winners: { ...danish.winners, title: "Siste vinnere" },
} satisfies Translations;

describe("a third locale", () => {
  it("needs messages and nothing else: its texts are used once they are in the record", () => {
    const record = { ...MESSAGES, nb: norwegian } satisfies Record<WithNorwegian, Translations>;
    expect(dictionary("nb", {}, record)["winners"]?.["title"]).toBe("Siste vinnere");
    expect(dictionary("da", {}, record)["winners"]?.["title"]).toBe("Seneste vindere");
  });

  it("does not compile without messages, or with a message missing or too many", () => {
    // @ts-expect-error nb has no messages
    const record: Record<WithNorwegian, Translations> = MESSAGES;
    expect(record).not.toHaveProperty("nb");
    const { loading: _, ...bonusCode } = { loading: "Laster …", ...danish.bonusCode };
    // @ts-expect-error a text of a group is missing
    const missing: Translation<"bonusCode"> = { ...bonusCode, form: { label: "Bonuskode" } };
    // @ts-expect-error the Danish messages have no such text
    const extra = { ...bonusCode, farewell: "Ha det" } satisfies Translation<"bonusCode">;
    expect([missing, extra]).toHaveLength(2);
  });

  it("names the first text that is missing where types did not look", () => {
    const { title: _, ...winners } = danish.winners;
    const record: Record<string, GroupedMessages> = { ...MESSAGES, nb: { ...danish, winners } };
    expect(() => dictionary("nb", {}, record)).toThrow('Locale "nb" has no text for "winners.title".');
  });

  it("is refused as long as it is not there (R8.08)", () => {
    expect(() => dictionary("nb")).toThrow("Failed loading locale");
  });
});
