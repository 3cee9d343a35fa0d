import { describe, expect, it } from "vitest";
import { games } from "./catalogue.ts";
import { enlarge } from "./enlarge.ts";

describe("a catalogue of another size", () => {
  const large = enlarge(games, 5_000);

  it("has as many games as were asked for, each under a name and an address of its own", () => {
    expect(large).toHaveLength(5_000);
    expect(new Set(large.map(({ slug }) => slug)).size).toBe(5_000);
    expect(new Set(large.map(({ name }) => name.toLowerCase())).size).toBe(5_000);
    expect(large.filter(({ slug }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it("begins with the games it was made of, which alone have drawings of their own", () => {
    expect(large.slice(0, games.length)).toEqual(games);
    const drawn = new Set(games.map(({ slug }) => slug));
    expect(large.slice(games.length).filter(({ drawnAs = "" }) => !drawn.has(drawnAs))).toEqual([]);
  });

  it("is the same each time, and no other where nothing is added", () => {
    expect(enlarge(games, 5_000)).toEqual(large);
    expect(enlarge(games, 1)).toEqual(games);
  });

  it("says when there are not so many names", () => {
    expect(() => enlarge(games.slice(0, 2), 50)).toThrow("There are not 50 names to make of 2 games.");
  });
});
