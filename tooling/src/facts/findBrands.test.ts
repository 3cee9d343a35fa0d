import { globSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readRooms } from "../boundaries/readRooms.ts";
import { findBrands } from "./findBrands.ts";
import { sourceFiles } from "./sourceFiles.ts";

const root = resolve(import.meta.dirname, "../../..");
const brands = globSync("brands/*/brand.ts", { cwd: root }).map((file) => basename(dirname(file)));

describe("brands", () => {
  it("are named in their own folders alone, by tests too", () => {
    expect(brands.length).toBeGreaterThan(0);
    expect(findBrands(sourceFiles(root, readRooms(root)), brands)).toEqual([]);
  });

  it.each(['const a = "havn";', "// as Havn does", "http://havn.localhost:3000"])(
    "are found in %s",
    (text) => {
      expect(findBrands([{ path: "edge/src/a.test.ts", text }], ["havn"])).toEqual([
        expect.stringMatching(/^edge\/src\/a\.test\.ts:1: names the brand havn\.$/i),
      ]);
    },
  );

  it("may be named by themselves, and by the tag of a journey of theirs", () => {
    const files = [
      { path: "brands/havn/brand.ts", text: 'id: "havn"' },
      { path: "e2e/src/a.spec.ts", text: 'tag: "@only-havn"' },
      { path: "edge/src/a.ts", text: "havnefoged" },
    ];
    expect(findBrands(files, ["havn"])).toEqual([]);
  });
});
