import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { ROOM_RULES, type RoomRule } from "../boundaries/rules.ts";
import { COVERED_REQUIREMENTS } from "../requirements/covered.ts";
import { requirementsIn } from "../requirements/findUncovered.ts";
import { linksIn, pathsIn, scriptsIn } from "./namedInDocs.ts";
import { requirementRows } from "./requirementRows.ts";

const root = resolve(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const exists = (pattern: string) => globSync(pattern, { cwd: root }).length > 0;
const documents = globSync(["README.md", "CONTRIBUTING.md", "docs/**/*.md", "deploy/*.md"], {
  cwd: root,
}).sort();
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read("package.json")));

describe.each(documents)("%s", (file) => {
  it("names only files, folders and pages that exist", () => {
    const text = read(file);
    const links = linksIn(text).map((link) => join(dirname(file), link));
    expect([...pathsIn(text), ...links].filter((path) => !exists(path))).toEqual([]);
  });

  it("names only scripts that exist", () => {
    expect(scriptsIn(read(file)).filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe("docs/requirements.md", () => {
  const rows = requirementRows(read("docs/requirements.md"));

  it("has one row for each requirement that is claimed, and no other", () => {
    expect(rows.map(({ id }) => id)).toEqual([...COVERED_REQUIREMENTS]);
  });

  it("names rooms that have a test with the requirement's id", () => {
    const roomsByTest = new Map<string, Set<string>>();
    const tests = globSync(
      [
        "{packages/*,edge,gateway,seed,local,deploy,e2e}/{src,testing}/**/*.{test.ts,test.tsx,spec.ts}",
        "brands/*/*.test.ts",
      ],
      {
        cwd: root,
      },
    );
    for (const file of tests) {
      const room = /^packages\/[^/]+|^[^/]+/.exec(file)?.[0] ?? "";
      for (const id of requirementsIn(read(file)))
        roomsByTest.set(id, (roomsByTest.get(id) ?? new Set()).add(room));
    }
    // A requirement without any test is named by the summary of `npm test`.
    const wrong = rows.flatMap(({ id, rooms }) =>
      rooms
        .filter((room) => roomsByTest.has(id) && !roomsByTest.get(id)?.has(room))
        .map((room) => `${id} in ${room}`),
    );
    expect(wrong).toEqual([]);
    expect(rows.filter(({ rooms }) => rooms.length === 0)).toEqual([]);
  });
});

describe("the decisions", () => {
  const decisions = documents.filter((file) => file.startsWith("docs/adr/"));

  it.each(decisions)("in %s have context, decision, alternatives and consequences, in 60 lines", (file) => {
    const headings = [...read(file).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(["Context", "Decision", "Alternatives", "Consequences"]);
    expect(read(file).trimEnd().split("\n").length).toBeLessThanOrEqual(60);
  });
});

describe("the map of the house in README.md", () => {
  const inWords = (room: string, { mayImport, reactMayImport = [] }: RoomRule) => {
    if (mayImport.length === 0) return ["nothing"];
    if (room === "site") return ["every package"];
    const drawn = reactMayImport.map((name) => `${name} (react)`);
    return [...mayImport.map((name) => (name === "brand-*" ? "its brand" : name)), ...drawn].sort();
  };

  it("shows every room, and lets each import what the walls let through", () => {
    const shown = [...read("README.md").matchAll(/^\| `([^`]+)` +\|[^|]+\|([^|]+)\|$/gm)].map(
      ([, room = "", may = ""]): [string, string[]] => [
        room.replace(/^packages\//, "").replace(/^(brand|app)s\/\*$/, "$1-*"),
        may.trim().split(", ").sort(),
      ],
    );
    const walls = Object.entries(ROOM_RULES).map(([room, rule]) => [room, inWords(room, rule)]);
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(walls));
  });
});

describe("the gateway's README", () => {
  it("lists every folder of its source, and no other", () => {
    const listed = [...read("gateway/README.md").matchAll(/^\| `([a-z-]+)` +\|/gm)].map(
      ([, name = ""]) => name,
    );
    const folders = globSync("gateway/src/*/", { cwd: root }).map((path) => basename(path));
    expect(listed.toSorted()).toEqual(folders.toSorted());
  });
});
