import { describe, expect, it } from "vitest";
import { waysIn } from "./waysIn.ts";

const game = { slug: "tre-kirsebaer", isPlayable: true, category: "slots" } as const;
const everything = { accountsEnabled: true, demoEnabled: true, paymentsEnabled: true };
const withDemo = { flags: { "demo-play": true } };

describe("the ways into a game", () => {
  it("are playing for money by the entrance and a demo (R2.22, R2.23)", () => {
    expect(waysIn(game, withDemo, everything)).toEqual({
      play: "/games/entrance/tre-kirsebaer",
      demo: "/playgame?game=tre-kirsebaer&demo=1",
    });
  });

  it("do not exist for a game that no engine plays: its page has no button that leads back to it (R2.22)", () => {
    expect(waysIn({ ...game, isPlayable: false }, withDemo, everything)).toEqual({});
  });

  it("have no demo of a hall: its rounds are everybody's (R2.03, R2.04)", () => {
    const hall = { slug: "havnepavillonen", isPlayable: true, category: "banko" } as const;
    expect(waysIn(hall, withDemo, everything)).toEqual({ play: "/games/entrance/havnepavillonen" });
  });

  it("have no demo of a studio's game (R2.22)", () => {
    expect(Object.keys(waysIn({ ...game, studio: "saltvej" }, withDemo, everything))).toEqual(["play"]);
  });

  it.each([
    ["accounts", { ...everything, accountsEnabled: false }],
    ["payments", { ...everything, paymentsEnabled: false }],
  ])("leave money out where an installation has no %s", (_, switches) => {
    expect(Object.keys(waysIn(game, withDemo, switches))).toEqual(["demo"]);
  });

  it("leave the demo out where the installation or the brand has none", () => {
    expect(Object.keys(waysIn(game, withDemo, { ...everything, demoEnabled: false }))).toEqual(["play"]);
    expect(Object.keys(waysIn(game, { flags: {} }, everything))).toEqual(["play"]);
  });
});
