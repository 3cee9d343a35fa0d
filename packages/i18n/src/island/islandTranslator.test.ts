import { LOCALES } from "@spilhus/contracts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createTranslator } from "../translator/createTranslator.ts";
import { dictionary } from "../translator/dictionary.ts";
import type { MessageKey } from "../messages/messageKey.ts";
import { islandTranslator } from "./islandTranslator.ts";

const NAMES = [...JSON.stringify(dictionary("da")).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? "");

function keysOf(locale: string): readonly string[] {
  const keys = Object.entries(dictionary(locale)).flatMap(([feature, texts]) =>
    Object.keys(texts).map((name) => `${feature}.${name.replace(/_(?:one|other)$/, "")}`),
  );
  return [...new Set(keys)];
}

describe("islandTranslator", () => {
  it.each(LOCALES)("says the same as the server for every message and value, in %s", (locale) => {
    const server = createTranslator(locale);
    // Every key at once is more than a literal type can say.
    const keys = keysOf(locale) as MessageKey[];
    const t = islandTranslator(server.pick(keys));
    const word = fc.oneof(fc.string(), fc.constantFrom("{{count}}", "$t(shell.close)", "$&", "$1", "&<>"));
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.nat(3), word, (key, count, text) => {
        const values = { ...Object.fromEntries(NAMES.map((name) => [name, text])), count };
        const call = (say: unknown) => (say as (key: string, values: object) => string)(key, values);
        expect(call(t)).toBe(call(server.t));
      }),
      { numRuns: 2_000 },
    );
  });

  it("is handed only the messages it asks for, all plural forms of them", () => {
    const { texts } = createTranslator("da").pick(["games.found", "shell.close"]);
    expect(texts).toEqual({
      "games.found_one": "{{count}} spil",
      "games.found_other": "{{count}} spil",
      "shell.close": "Luk",
    });
  });

  it("is typed by the keys it was handed", () => {
    const messages = createTranslator("en").pick(["shell.close", "games.page"]);
    const t = islandTranslator(messages);
    expect(t("games.page", { page: 2 })).toBe("Page 2");
    // @ts-expect-error this message was not handed over: it shows as its key
    expect(t("shell.menu")).toBe("shell.menu");
  });
});
