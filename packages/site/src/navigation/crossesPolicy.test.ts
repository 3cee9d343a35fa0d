import { KNOWN_ROUTES } from "@spilhus/routes";
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
        .filter((to) => to.policyClass !== from.policyClass && !crossesPolicy(from.path, to.path))
        .map((to) => `${from.path} → ${to.path}`),
    );
    expect(missed).toEqual([]);
  });

  it("is false between public pages and between account pages", () => {
    const isPublic = pages.filter(({ policyClass }) => policyClass === "public");
    expect(isPublic.filter(({ path }) => crossesPolicy("/", path))).toEqual([]);
    expect(crossesPolicy("/konto/hjem", "/konto/eid")).toBe(false);
    expect(crossesPolicy("/", "/kontoret")).toBe(false);
  });
});
