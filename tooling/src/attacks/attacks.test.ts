import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { ATTACKS, findUntried } from "./findUntried.ts";

const root = resolve(import.meta.dirname, "../../..");
const IGNORED = ["node_modules", "dist", ".next", "storybook-static", ".state", "tooling"];
const titled = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => `it("holds (attack ${from + place})", run);`);

describe("the attacks on money", () => {
  it("are tried once a title carries each number", () => {
    expect(findUntried(titled(1, ATTACKS))).toEqual({ untried: [], unknown: [] });
    expect(findUntried(titled(2, ATTACKS + 1))).toEqual({ untried: [1], unknown: [ATTACKS + 1] });
  });

  it("all stand in the titles of this repository's tests", () => {
    // Suites that are run by other rooms lie beside the tests.
    const patterns = ["**/*.{test,spec}.{ts,tsx}", "gateway/testing/{payment-providers,money-machine}/*.ts"];
    const files = globSync(patterns, { cwd: root, exclude: (name) => IGNORED.includes(name) });
    expect(files.length).toBeGreaterThan(200);
    const sources = files.map((file) => readFileSync(join(root, file), "utf8"));
    expect(findUntried(sources)).toEqual({ untried: [], unknown: [] });
  });
});
