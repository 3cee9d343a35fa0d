import { describe, expect, it } from "vitest";
import { games } from "./catalogue.ts";
import { enlarge } from "./enlarge.ts";

describe("an enlarged catalogue", () => {
  const large = enlarge(games, 5_000);

  it("has the requested number of games, each with its own name and address", () => {
    expect(large).toHaveLength(5_000);
    expect(new Set(large.map(({ slug }) => slug)).size).toBe(5_000);
    expect(new Set(large.map(({ name }) => name.toLowerCase())).size).toBe(5_000);
    expect(large.filter(({ slug }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it("begins with the original games, which alone have their own drawings", () => {
    expect(large.slice(0, games.length)).toEqual(games);
    const drawn = new Set(games.map(({ slug }) => slug));
    expect(large.slice(games.length).filter(({ drawnAs = "" }) => !drawn.has(drawnAs))).toEqual([]);
  });

  it("is the same every time, and equals the original when nothing is added", () => {
    expect(enlarge(games, 5_000)).toEqual(large);
    expect(enlarge(games, 1)).toEqual(games);
  });

  it("fails when there are not enough names", () => {
    expect(() => enlarge(games.slice(0, 2), 50)).toThrow("2 games do not give 50 different names.");
  });
});
