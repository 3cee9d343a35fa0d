import { expect, it } from "vitest";
import * as jurisdiction from "./index.ts";
import * as numbers from "./numbers/index.ts";

it("exports exactly what it promises", () => {
  expect(Object.keys(jurisdiction).toSorted()).toEqual([
    "JURISDICTIONS",
    "JURISDICTION_IDS",
    "brokenPromotionBounds",
    "dayIn",
    "dutiesAt",
    "dutiesOn",
    "hasReachedAge",
    "legalDay",
    "ruleInForce",
    "weakerDuties",
  ]);
  expect(Object.keys(numbers).toSorted()).toEqual([
    "NUMBER_RULES",
    "PERSONAL_PATTERNS",
    "formatPhone",
    "isPhoneNumber",
    "phoneNumber",
    "withoutDiallingCode",
  ]);
});
