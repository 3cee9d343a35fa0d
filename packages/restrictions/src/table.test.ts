import { RESTRICTION_IDS } from "@spilhus/contracts";
import { KNOWN_ROUTES, knownRouteById, knownRouteOf } from "@spilhus/routes";
import { describe, expect, it } from "vitest";
import { EXPECTED_RESTRICTIONS, PAGES, UNKNOWN_TYPE } from "../testing/index.ts";
import { RESTRICTIONS } from "./table.ts";

describe("the restriction table", () => {
  it("has one row for each restriction of the spec (R4.01)", () => {
    expect(Object.keys(RESTRICTIONS)).toEqual([...RESTRICTION_IDS]);
  });

  it("has the same restrictions and paths as the hand-written oracle", () => {
    const expected = Object.keys(EXPECTED_RESTRICTIONS).filter((name) => name !== UNKNOWN_TYPE);
    expect(expected.toSorted()).toEqual([...RESTRICTION_IDS].toSorted());
    const paths = KNOWN_ROUTES.reduce((sum, { aliases }) => sum + 1 + (aliases?.length ?? 0), 0);
    expect(PAGES).toHaveLength(paths);
    expect(new Set(PAGES.map((path) => knownRouteOf(path)?.id)).size).toBe(KNOWN_ROUTES.length);
  });

  it("has status pages that exist on every brand and are for players only (R6.05)", () => {
    for (const { status } of Object.values(RESTRICTIONS)) {
      const route = knownRouteById(status);
      expect(route.audience).toBe("players");
      expect(route).not.toHaveProperty("feature");
      expect(route.path).not.toContain("{");
    }
  });
});
