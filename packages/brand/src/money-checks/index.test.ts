import { expect, it } from "vitest";
import * as moneyChecks from "./index.ts";

it("checks against money laundering have an entry of their own, which no page imports", () => {
  expect(Object.keys(moneyChecks)).toEqual(["usualMoneyChecks"]);
});
