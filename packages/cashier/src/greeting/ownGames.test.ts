import { describe, expect, it } from "vitest";
import { ownGames } from "./ownGames.ts";

describe("ownGames", () => {
  it("names the games played last, then the saved ones, each once", () => {
    expect(ownGames(["rav", "rav", "is", "rav"], ["sol", "is"])).toEqual(["rav", "is", "sol"]);
  });

  it("leaves room for saved games beside many played ones", () => {
    expect(ownGames(["a", "b", "c", "d", "e", "f", "g"], ["s", "t"])).toEqual(["a", "b", "c", "s", "t", "d"]);
  });

  it("is full at six", () => {
    expect(ownGames([], ["a", "b", "c", "d", "e", "f", "g"])).toHaveLength(6);
  });
});
