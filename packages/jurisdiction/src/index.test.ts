import { expect, it } from "vitest";
import * as dk from "./dk/index.ts";
import * as jurisdiction from "./index.ts";

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
  expect(Object.keys(dk).toSorted()).toEqual([
    "CPR_PATTERN",
    "DIALLING_CODE",
    "PHONE_PATTERN",
    "cprDigits",
    "denmark",
    "isCpr",
    "isPhoneNumber",
    "kroner",
    "meetsAssurance",
    "parseKroner",
    "phoneNumber",
    "typedCpr",
    "withoutDiallingCode",
  ]);
});
