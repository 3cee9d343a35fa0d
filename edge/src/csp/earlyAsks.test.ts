import { describe, expect, it } from "vitest";
import { earlyAsks } from "./earlyAsks.ts";
import { scriptTags } from "./scriptTags.ts";

const asksOf = (attributes: string) => earlyAsks(scriptTags(`<head><script ${attributes}></script></head>`));
const SOURCE = 'async="" src="/brand/player.js?v=1"';

describe("what a player's page asks first", () => {
  it("is read from the element of the page's own first script", () => {
    const asks = 'data-asks="/session-info?brand=nordlys /user/info" data-keep="earlyAnswers"';
    expect(asksOf(`${SOURCE} ${asks}`)).toEqual({
      keep: "earlyAnswers",
      addresses: ["/session-info?brand=nordlys", "/user/info"],
    });
  });

  it.each([
    ["no element", ""],
    ["no place to keep answers in", `${SOURCE} data-asks="/user/info"`],
    ["a name that is no name", `${SOURCE} data-asks="/user/info" data-keep="a={}"`],
    ["another origin", `${SOURCE} data-asks="//evil.example/x" data-keep="a"`],
    ["an address that could leave its text", `${SOURCE} data-asks='/x"]' data-keep="a"`],
    ["nothing in particular", `${SOURCE} data-asks="" data-keep="a"`],
  ])("is nothing where a page names %s", (_, attributes) => {
    expect(asksOf(attributes)).toBeUndefined();
  });
});
