import { expect, it } from "vitest";
import * as experiments from "./index.ts";

it("exports exactly what it promises", () => {
  expect(Object.keys(experiments).sort()).toEqual([
    "bucket",
    "consentCookie",
    "experimentCookie",
    "formatPageContext",
    "localeCookie",
    "loggedInBeforeCookie",
    "pageContext",
    "pageExperiments",
    "parsePageContext",
    "visitorFraction",
    "visitorIdCookie",
  ]);
});
