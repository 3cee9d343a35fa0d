import { LOCALES, REFUSAL_STATUS } from "@spilhus/contracts";
import { CALLS } from "@spilhus/contracts/calls";
import { describe, expect, it } from "vitest";
import { da } from "./da.ts";
import { en } from "./en.ts";
import { wordsIn } from "./words.ts";

const flat = (texts: object) =>
  Object.entries(texts).flatMap(([group, names]: [string, Record<string, string>]) =>
    Object.entries(names).map(([name, text]) => [`${group}.${name}`, text] as const),
  );
const places = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();

describe("the words of the console", () => {
  it("have the same keys and values in every language (R9.01)", () => {
    expect(flat(en).map(([key]) => key)).toEqual(flat(da).map(([key]) => key));
    expect(flat(en).map(([, text]) => places(text))).toEqual(flat(da).map(([, text]) => places(text)));
  });

  it("name failures by codes of the gateway", () => {
    const named = Object.keys(da.failures).filter((code) => code !== "other");
    expect(Object.keys(REFUSAL_STATUS)).toEqual(expect.arrayContaining(named));
  });

  it("say of every refusal of a call of staff what to do", () => {
    const refusals = CALLS.filter(({ audience }) => audience === "staff").flatMap((call) => call.refusals);
    expect(Object.keys(da.failures)).toEqual(expect.arrayContaining(refusals));
  });

  it.each(LOCALES)("fill values in and fall back to the value itself: %s", (locale) => {
    const words = wordsIn(locale, "Europe/Copenhagen");
    expect(words.t("frame.signedInAs", { name: "<Karen>" })).toContain("<Karen>");
    expect(words.label("states", "unheard-of")).toBe("unheard-of");
    expect(words.failure("unheard-of")).toBe(words.failure("other"));
  });
});
