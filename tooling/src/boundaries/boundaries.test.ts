import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { house } from "../../testing/house.ts";
import { findViolations } from "./findViolations.ts";
import { readRooms } from "./readRooms.ts";
import { allows, ROOM_RULES } from "./rules.ts";

const repository = resolve(import.meta.dirname, "../../..");

describe("the walls of the house", () => {
  it("stand everywhere in this repository", () => {
    expect(findViolations(repository, readRooms(repository))).toEqual([]);
  });

  it("keep everything that is deployed from what only a local stack has", () => {
    const importers = Object.entries(ROOM_RULES).filter(([, { mayImport, reactMayImport = [] }]) =>
      allows([...mayImport, ...reactMayImport], "local"),
    );
    expect(importers).toEqual([]);
  });

  it("see every room", () => {
    const names = readRooms(repository).map((room) => room.name);
    expect(names).toEqual(expect.arrayContaining(["contracts", "site", "edge", "gateway", "tooling"]));
  });

  it.each([
    ["a package the rule does not name", 'import { a } from "@spilhus/site";', /"ui" may not import "site"/],
    ["a re-export of such a package", 'export { a } from "@spilhus/site";', /may not import "site"/],
    [
      "a type import of such a package",
      'import type { A } from "@spilhus/gateway";',
      /may not import "gateway"/,
    ],
    [
      "a dynamic import of such a package",
      'export const a = () => import("@spilhus/site");',
      /may not import "site"/,
    ],
    [
      "another room's file by path",
      'import { a } from "../../site/src/a.ts";',
      /reaches into another room by path/,
    ],
    ["a deep path that is not exported", 'import { a } from "@spilhus/lib/src/a.ts";', /is not exported/],
    ["a re-export of everything", 'export * from "./b.ts";', /hides what a room offers/],
  ])("refuse %s", (_, text, message) => {
    const { root, rooms } = house({
      "packages/ui/src/a.ts": text,
      "packages/site/src/index.ts": "",
      "packages/lib/src/index.ts": "",
    });
    expect(findViolations(root, rooms).join("\n")).toMatch(message);
  });

  it.each(["site", "game-api", "local", "edge", "app-fjord"])(
    "keep the reels of games from %s, which browsers or other rooms could load",
    (name) => {
      const { root, rooms } = house({
        [`packages/${name}/src/a.ts`]: 'import type { ParSheet } from "@spilhus/game-math/games";',
        "packages/game-math/src/index.ts": "",
      });
      expect(findViolations(root, rooms)).toEqual([
        expect.stringContaining(`"@spilhus/game-math/games" is closed to "${name}"`),
      ]);
    },
  );

  it("let the bench prove games by their reels", () => {
    const { root, rooms } = house({
      "packages/bench/src/a.ts": 'import { HOUSE_SLOTS } from "@spilhus/game-math/games";',
    });
    expect(findViolations(root, rooms)).toEqual([]);
  });

  it("let only the react half of a room import what the headless half must not", () => {
    const text = 'import { Button } from "@spilhus/ui";';
    const { root, rooms } = house({
      "packages/auth-passkey/src/react/a.ts": text,
      "packages/auth-passkey/src/b.ts": text,
      "packages/ui/src/index.ts": "",
    });
    expect(findViolations(root, rooms)).toEqual([
      expect.stringMatching(/src\/b\.ts: "auth-passkey" may not import "ui"/),
    ]);
  });

  it("let through what the table allows", () => {
    const { root, rooms } = house({
      "packages/ui/src/a.ts": 'import { b } from "./b.ts"; import { c } from "@spilhus/contracts";',
      "packages/ui/src/b.ts": "export const b = 1;",
      "packages/contracts/src/index.ts": "export const c = 1;",
    });
    expect(findViolations(root, rooms)).toEqual([]);
  });
});
