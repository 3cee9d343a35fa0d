import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { findUnrun } from "./findUnrun.ts";

const root = resolve(import.meta.dirname, "../../..");
const IGNORED = ["node_modules", "dist", ".next", "storybook-static", ".state"];

describe("tests that are left out", () => {
  it.each([
    ['test.skip("a", () => {});', ["test.skip"]],
    ['test("a", () => { test.skip(brand !== "x", "why"); });', ["test.skip"]],
    ['describe.only("a", () => { it.todo("b"); });', ["describe.only", "it.todo"]],
    ['test.describe.fixme("a", () => {});', ["test.describe.fixme"]],
    ['it.concurrent.skipIf(true)("a", () => {});', ["it.concurrent.skipIf"]],
    ['const run = token ? it : it["skip"];', ['it["skip"]']],
    ['list.only(1); reader.skip(); "test.skip"; /* it.only */', []],
  ])("are seen in %s", (text, expected) => {
    expect(findUnrun("a.test.ts", text)).toEqual(expected);
  });

  it("are nowhere in the repository, because a test that does not run proves nothing", () => {
    const files = globSync("**/*.{test,spec,stories}.{ts,tsx}", {
      cwd: root,
      exclude: (name) => IGNORED.includes(name),
    });
    expect(files.length).toBeGreaterThan(200);
    const unrun = files.flatMap((file) =>
      findUnrun(file, readFileSync(join(root, file), "utf8")).map((place) => `${file}: ${place}`),
    );
    expect(unrun).toEqual([]);
  });
});
