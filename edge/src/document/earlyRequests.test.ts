import { describe, expect, it } from "vitest";
import { earlyRequests } from "./earlyRequests.ts";
import { scriptTags } from "../html/scriptTags.ts";

const asksOf = (attributes: string) =>
  earlyRequests(scriptTags(`<head><script ${attributes}></script></head>`));
const SOURCE = 'async="" src="/brand/player.js?v=1"';

describe("early requests of a player's page", () => {
  it("are read from the page's script element", () => {
    expect(asksOf(`${SOURCE} data-requests="/session-info?brand=fjord /user/info"`)).toEqual([
      "/session-info?brand=fjord",
      "/user/info",
    ]);
  });

  it.each([
    ["no element", ""],
    ["another origin", `${SOURCE} data-requests="/user/info //evil.example/x"`],
    ["an address that could leave its text", `${SOURCE} data-requests='/x"]'`],
    ["nothing in particular", `${SOURCE} data-requests=""`],
  ])("is nothing where a page names %s", (_, attributes) => {
    expect(asksOf(attributes)).toEqual([]);
  });
});
