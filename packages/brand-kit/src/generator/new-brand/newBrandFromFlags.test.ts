import { describe, expect, it } from "vitest";
import type { Taken } from "./checkNewBrand.ts";
import { newBrandFromFlags } from "./newBrandFromFlags.ts";

const taken: Taken = { ids: ["fjord"], names: ["Fjord"], hosts: ["fjord.example"] };

describe("newBrandFromFlags", () => {
  it("fills what is not given with a proposal", () => {
    expect(newBrandFromFlags("havn-24", { primary: "#0a5c8f" }, taken)).toEqual({
      id: "havn-24",
      name: "Havn 24",
      domain: "havn-24.example",
      primary: "#0a5c8f",
      features: ["slots", "bingo", "winners", "blog"],
      look: "light",
    });
  });

  it("proposes a dark look for a bright colour", () => {
    expect(newBrandFromFlags("havn", { primary: "#ffe100" }, taken).look).toBe("dark");
  });

  it("keeps the order of the features, which is the order of the navigation", () => {
    const flags = { primary: "#0a5c8f", features: "banko, slots,bingo" };
    expect(newBrandFromFlags("havn", flags, taken).features).toEqual(["banko", "slots", "bingo"]);
  });

  it.each([
    [undefined, {}, 'Name the brand: npm run brand:new -- <id> --primary "#rrggbb".'],
    ["Havn", {}, /^"Havn" is no brand id: /],
    ["fjord", {}, /^"fjord" is taken: /],
    ["havn", {}, 'Give "havn" its colour: --primary "#rrggbb", or run the command in a terminal.'],
    ["havn", { primary: "#0a5c8f", look: "sepia" }, '"sepia" is no look: write dark or light.'],
    [
      "havn",
      { primary: "#0a5c8f", features: "kasino" },
      /^"kasino" is no feature\. Use a comma-separated list of /,
    ],
  ])("answers %s %o with one line", (id, flags, line) => {
    expect(() => newBrandFromFlags(id, flags, taken)).toThrow(line);
  });
});
