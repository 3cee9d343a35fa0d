import { expect, it } from "vitest";
import { pathOf } from "./matchRoute.ts";
import { SUPPORT_PAGES } from "./supportPages.ts";
import { ROUTE_IDS, routeById } from "./table.ts";

it("customer service's panel leads to pages of the route table, and to no offer", () => {
  for (const [name, path] of Object.entries(SUPPORT_PAGES)) {
    const route = ROUTE_IDS.find((id) => id === name);
    expect([name, route && pathOf(routeById(route))]).toEqual([name, path]);
  }
  expect(Object.keys(SUPPORT_PAGES).join(" ")).not.toMatch(/bonus|competition|promotion/);
});
