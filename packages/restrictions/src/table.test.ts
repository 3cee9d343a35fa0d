import { RESTRICTION_IDS } from "@spilhus/contracts";
import { KNOWN_ROUTES, knownRouteById, knownRouteOf } from "@spilhus/routes";
import { describe, expect, it } from "vitest";
import { EXPECTED, PATHS } from "../fixtures/handWritten.ts";
import { RESTRICTIONS } from "./table.ts";

describe("the restriction table", () => {
  it("has one row for each restriction of the spec (R4.01)", () => {
    expect(Object.keys(RESTRICTIONS)).toEqual([...RESTRICTION_IDS]);
  });

  it("is judged by hand for every row and for every path of every route", () => {
    const judged = Object.keys(EXPECTED).filter((name) => name !== "frozen-by-court");
    expect(judged.toSorted()).toEqual([...RESTRICTION_IDS].toSorted());
    const paths = KNOWN_ROUTES.reduce((sum, { aliases }) => sum + 1 + (aliases?.length ?? 0), 0);
    expect(PATHS).toHaveLength(paths);
    expect(new Set(PATHS.map((path) => knownRouteOf(path)?.id)).size).toBe(KNOWN_ROUTES.length);
  });

  it("confines players to pages that exist on every brand and are theirs alone (R6.05)", () => {
    for (const { status } of Object.values(RESTRICTIONS)) {
      const route = knownRouteById(status);
      expect(route.audience).toBe("players");
      expect(route).not.toHaveProperty("feature");
      expect(route.path).not.toContain("{");
    }
  });
});
