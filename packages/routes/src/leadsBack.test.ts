import { expect, it } from "vitest";
import { GUARD_ROUTES } from "./guardRoutes.ts";
import { knownRouteById } from "./knownRoute.ts";
import { leadsBack } from "./leadsBack.ts";

it("the page of limits leads a player back to the game, and no other guard's page does", () => {
  const back = Object.values(GUARD_ROUTES).filter((id) => leadsBack(knownRouteById(id).path));
  expect(back).toEqual(["deposit-limit"]);
});
