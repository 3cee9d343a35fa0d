import { RESTRICTIONS } from "@spilhus/restrictions";
import { PLANNED_ROUTES, ROUTE_IDS } from "@spilhus/routes";
import { describe, expect, it } from "vitest";
import { ACCOUNT_PAGES, openPages } from "./accountPages.ts";
import { STATUS_KINDS } from "../status/statusKinds.ts";

const paths = (type: string | null, withinLimits = true) =>
  openPages({ checkResult: type === null ? null : { type }, withinLimits }).map(({ href }) => href);

describe("account pages in the menu", () => {
  it("are all served, none is planned (R2.33)", () => {
    const planned: readonly string[] = PLANNED_ROUTES.map(({ id }) => id);
    expect(ACCOUNT_PAGES.length).toBeGreaterThan(0);
    for (const { route } of ACCOUNT_PAGES) {
      expect(ROUTE_IDS).toContain(route);
      expect(planned).not.toContain(route);
    }
  });

  it("are all open to an unrestricted player and to one who reached the play limits (R6.05)", () => {
    expect(paths(null)).toEqual(ACCOUNT_PAGES.map(({ href }) => href));
    expect(paths(null, false)).toEqual(paths(null));
  });

  it("are closed to a restricted player, except those the restriction leaves open (R6.05)", () => {
    expect(paths("suspended")).toEqual([]);
    expect(paths("gdc-check-failed")).toEqual(["/konto/ret-profil", "/konto/eid"]);
    expect(paths("suspended-missing-sof")).toEqual(["/konto/beskeder"]);
    expect(paths("a type nobody knows")).toEqual([]);
  });
});

it("every restriction has a status page that is served (R4.02)", () => {
  const statuses = new Set(Object.values(RESTRICTIONS).map(({ status }) => status));
  expect([...statuses].toSorted()).toEqual([...Object.keys(STATUS_KINDS), "eid"].toSorted());
  for (const status of statuses) expect(ROUTE_IDS).toContain(status);
});
