import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { attacksIn, findUntried, GAMES, MONEY } from "./findUntried.ts";

const root = resolve(import.meta.dirname, "../../..");
const IGNORED = ["node_modules", "dist", ".next", "storybook-static", ".state", "tooling"];
/** Attacks on studios in frames and on the chat, which come with these parts of the product. */
const WITH_OTHER_PARTS = [3, 14];
const titled = (from: number, to: number, prefix = "") =>
  Array.from({ length: to - from + 1 }, (_, place) => `it("holds (${prefix}attack ${from + place})", run);`);

function sourcesOfTests(): readonly string[] {
  // Suites that are run by other rooms lie beside the tests.
  const patterns = ["**/*.{test,spec}.{ts,tsx}", "gateway/testing/{payment-providers,money-machine}/*.ts"];
  const files = globSync(patterns, { cwd: root, exclude: (name) => IGNORED.includes(name) });
  expect(files.length).toBeGreaterThan(200);
  return files.map((file) => readFileSync(join(root, file), "utf8"));
}

describe("attacks", () => {
  it.each([
    ["money", MONEY, ""],
    ["games", GAMES, "games "],
  ])("on %s are tried once a title carries each number", (_, paper, prefix) => {
    const { attacks } = paper;
    expect(findUntried(titled(1, attacks, prefix), paper)).toEqual({ untried: [], unknown: [] });
    expect(findUntried(titled(2, attacks + 1, prefix), paper)).toEqual({
      untried: [1],
      unknown: [attacks + 1],
    });
  });

  it("of one paper are not those of the other with the same number", () => {
    const title = "it holds (attack 3, games attack 12)";
    expect([attacksIn(title, MONEY), attacksIn(title, GAMES)]).toEqual([[3], [12]]);
  });

  it("on money and games all stand in the titles of this repository's tests, and none that no paper has", () => {
    const sources = sourcesOfTests();
    expect(findUntried(sources, MONEY)).toEqual({ untried: [], unknown: [] });
    const games = findUntried(sources, GAMES);
    expect(games.unknown).toEqual([]);
    expect(games.untried.filter((attack) => !WITH_OTHER_PARTS.includes(attack))).toEqual([]);
  });
});
