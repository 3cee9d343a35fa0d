import { relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { house } from "../../testing/house.ts";
import type { Room } from "../boundaries/findViolations.ts";
import { readRooms } from "../boundaries/readRooms.ts";
import { ruleOf } from "../boundaries/rules.ts";
import { findFolderCycles } from "./findFolderCycles.ts";
import { findOpenWings, findSideDoors } from "./findSideDoors.ts";

const rooms = readRooms(resolve(import.meta.dirname, "../../.."));

function room(files: Readonly<Record<string, string>>): Room {
  const paths = Object.entries(files).map(([path, text]) => [`packages/site/src/${path}`, text]);
  const [made] = house(Object.fromEntries(paths)).rooms;
  if (made === undefined) throw new Error("A room needs a file.");
  return made;
}

describe("the walls inside rooms", () => {
  it("are looked for in real rooms", () => {
    expect(rooms.map(({ name }) => name)).toEqual(expect.arrayContaining(["ui", "routes", "e2e"]));
  });

  it("let folders of no room import each other in a circle", () => {
    expect(rooms.flatMap(findFolderCycles)).toEqual([]);
  });

  it("let nobody past the entries that a folder declares", () => {
    expect(rooms.flatMap((each) => findSideDoors(each, each.entries))).toEqual([]);
  });

  it("keep helpers of tests in testing beside src; the journeys are tests throughout", () => {
    const helpers = rooms
      .filter(({ name }) => name !== "e2e")
      .flatMap(({ folder, files }) => files.map((file) => relative(folder, file)))
      .filter((path) => /^src\/(?:.*\/)?(?:testing|fixtures)\//.test(path));
    expect(helpers).toEqual([]);
  });

  it("give every wing an entry where a room has wings", () => {
    const winged = rooms.filter(({ name }) => ruleOf(name).hasWings);
    expect(winged.flatMap(findOpenWings)).toEqual([]);
  });
});

describe("findFolderCycles", () => {
  it.each([
    ["imports", 'import { b } from "../b/b.ts";'],
    ["imports a type of", 'import type { B } from "../b/b.ts";'],
    ["re-exports", 'export { b } from "../b/b.ts";'],
    ["loads on demand", 'export const load = () => import("../b/b.ts");'],
  ])("finds a folder that %s another one which imports it", (_, text) => {
    const cycles = findFolderCycles(
      room({ "a/a.ts": text, "b/b.ts": 'import "../a/other.ts";', "a/other.ts": "" }),
    );
    expect(cycles).toEqual([expect.stringContaining("circle: a, b")]);
    expect(cycles[0]).toContain("a/a.ts → b/b.ts");
  });

  it("finds a circle of three, and through a folder's own parent", () => {
    const three = {
      "a/a.ts": 'import "../b/b.ts";',
      "b/b.ts": 'import "../c/c.ts";',
      "c/c.ts": 'import "../a/a.ts";',
    };
    expect(findFolderCycles(room(three))).toHaveLength(1);
    const parent = { "a/a.ts": 'import "./inner/b.ts";', "a/inner/b.ts": 'import "../c.ts";', "a/c.ts": "" };
    expect(findFolderCycles(room(parent))).toHaveLength(1);
  });

  it("leaves tests, stories and one-way imports alone", () => {
    const files = {
      "a/a.ts": 'import "../b/b.ts";',
      "b/b.ts": "",
      "b/b.test.ts": 'import "../a/a.ts";',
      "b/B.stories.tsx": 'import "../a/a.ts";',
    };
    expect(findFolderCycles(room(files))).toEqual([]);
  });
});

describe("findSideDoors", () => {
  const files = {
    "a/a.ts": 'import "../b/b.ts";',
    "b/b.ts": "",
    "b/index.ts": 'export { b } from "./b.ts";',
  };

  it("finds an import past a folder's index", () => {
    expect(findSideDoors(room(files), new Set())).toEqual([expect.stringContaining("a/a.ts → b/b.ts")]);
  });

  it("accepts the index, files of the same folder, and what the package exports", () => {
    expect(findSideDoors(room({ ...files, "a/a.ts": 'import "../b/index.ts";' }), new Set())).toEqual([]);
    expect(findSideDoors(room(files), new Set(["b/b.ts"]))).toEqual([]);
  });
});

describe("findOpenWings", () => {
  it("names a top folder of several files without an index", () => {
    const files = { "a/a.ts": "", "a/inner/b.ts": "", "b/b.ts": "", "c/c.ts": "", "c/index.ts": "" };
    expect(findOpenWings(room(files))).toEqual([expect.stringContaining("src/a")]);
  });
});
