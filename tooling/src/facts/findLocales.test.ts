import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readRooms } from "../boundaries/readRooms.ts";
import { findLocales } from "./findLocales.ts";
import { productFiles } from "./sourceFiles.ts";

const root = resolve(import.meta.dirname, "../../..");
const LOCALES = ["da", "en"];
const found = (text: string, path = "packages/site/src/a.ts") => findLocales([{ path, text }], LOCALES);

describe("locales in the product", () => {
  it("are named where their texts stand, and nowhere else", () => {
    expect(findLocales(productFiles(root, readRooms(root)), LOCALES)).toEqual([]);
  });

  it.each([
    ["a comparison", 'const a = lang === "en";', /compares/],
    ["a fallback", 'const a = lang ?? "da";', /DEFAULT_LOCALE/],
    ["a choice", 'const a = isEnglish ? "en" : other;', /requireLocale/],
    ["a list", 'const a = z.enum(["da", "en"]);', /LOCALES/],
    ["a union of types", 'type A = "da" | "en";', /Locale\./],
    ["an object", "const a = z.object({ da: text, en: text });", /localised/],
    ["a type of an object", "type A = { readonly da: string; readonly en: string };", /Localised/],
  ])("are found in %s", (_, text, message) => {
    expect(found(text)).toEqual([expect.stringMatching(message)]);
    expect(found(text)[0]).toMatch(/^packages\/site\/src\/a\.ts:1: /);
  });

  it("may be named by messages and content", () => {
    expect(found('const a = { da: "Hej", en: "Hello" };', "brands/fjord/navigation.ts")).toEqual([]);
    expect(found('const a = "da" + "en";')).toEqual([]);
  });
});
