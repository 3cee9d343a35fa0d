import { KNOWN_ROUTES, STRICT_AREAS } from "@spilhus/routes";
import { describe, expect, it } from "vitest";
import { crossesPolicy } from "./crossesPolicy.ts";

const pages = KNOWN_ROUTES.flatMap(({ path, policyClass }) => ({
  path: path.replaceAll(/\{\w+\}/g, "a-1"),
  policyClass,
}));

describe("crossesPolicy", () => {
  it("is true for every navigation between pages of different policy classes", () => {
    const missed = pages.flatMap((from) =>
      pages
        .filter(
          (to) => to.policyClass !== from.policyClass && !crossesPolicy(from.path, to.path, STRICT_AREAS),
        )
        .map((to) => `${from.path} → ${to.path}`),
    );
    expect(missed).toEqual([]);
  });

  it("is false between public pages and between account pages", () => {
    const isPublic = pages.filter(({ policyClass }) => policyClass === "public");
    expect(isPublic.filter(({ path }) => crossesPolicy("/", path, STRICT_AREAS))).toEqual([]);
    expect(crossesPolicy("/konto/hjem", "/konto/eid", STRICT_AREAS)).toBe(false);
    expect(crossesPolicy("/", "/kontoret", STRICT_AREAS)).toBe(false);
  });
});
