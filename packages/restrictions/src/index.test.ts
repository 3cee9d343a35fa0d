import { expect, it } from "vitest";
import * as restrictions from "./index.ts";

it("exports exactly what it promises", () => {
  expect(Object.keys(restrictions).sort()).toEqual([
    "CALLS",
    "RESTRICTIONS",
    "UNKNOWN_RESTRICTION",
    "activeRestriction",
    "admit",
    "alertOf",
    "arrivalAlert",
    "callOf",
    "confine",
    "decide",
    "failedGuard",
    "guard",
    "guardsOf",
    "judge",
    "mayCall",
    "mayVisit",
    "readCheckResult",
  ]);
});
