import { expect, it } from "vitest";
import * as restrictions from "./index.ts";

it("exports exactly what it promises", () => {
  expect(Object.keys(restrictions).sort()).toEqual([
    "CALLS",
    "RESTRICTIONS",
    "UNKNOWN_RESTRICTION",
    "activeRestriction",
    "alertOf",
    "arrivalAlert",
    "checkAccess",
    "checkRestriction",
    "decidePage",
    "failedGuard",
    "guard",
    "guardsOf",
    "hasCallRow",
    "mayCall",
    "mayVisit",
    "pageRestriction",
  ]);
});
