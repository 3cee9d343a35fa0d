import { expect, it } from "vitest";
import { playAddress } from "./playAddress.ts";

it("a game is played at an address that names it, and says when it is only tried", () => {
  expect(playAddress({ game: "ferskenfald", mode: "real" })).toBe("/playgame?game=ferskenfald");
  expect(playAddress({ game: "ferskenfald", mode: "demo" })).toBe("/playgame?game=ferskenfald&demo=1");
});
