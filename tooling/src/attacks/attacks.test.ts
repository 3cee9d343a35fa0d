import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { attacksIn, CHAT, findUntried, GAMES, MONEY, SUPPORT } from "./findUntried.ts";

const root = resolve(import.meta.dirname, "../../..");
const IGNORED = ["node_modules", "dist", ".next", "storybook-static", ".state", "tooling"];
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
    ["the chat", CHAT, "chat "],
    ["customer service", SUPPORT, "support "],
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

  it.each([
    ["money", MONEY],
    ["games", GAMES],
    ["the chat", CHAT],
    ["customer service", SUPPORT],
  ])(
    "on %s all stand in the titles of this repository's tests, and none that the paper has not",
    (_, paper) => {
      expect(findUntried(sourcesOfTests(), paper)).toEqual({ untried: [], unknown: [] });
    },
  );
});
