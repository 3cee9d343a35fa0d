import { CALLS as CONTRACTS } from "@spilhus/contracts/calls";
import { describe, expect, it } from "vitest";
import {
  accountStatusUnder,
  EXPECTED_CALLS,
  EXPECTED_RESTRICTIONS,
  isCallOpen,
  UNKNOWN_TYPE,
} from "../testing/index.ts";
import { CALLS } from "./calls.ts";
import { hasCallRow, mayCall } from "./mayCall.ts";

const clear = { checkResult: null, withinLimits: true };
const RESTRICTIONS = Object.keys(EXPECTED_RESTRICTIONS);
const CELLS = Object.keys(EXPECTED_CALLS).flatMap((id) =>
  RESTRICTIONS.map((name) => [id, name, isCallOpen(id, name)] as const),
);

describe("the call table", () => {
  it("has the same calls as the hand-written oracle", () => {
    expect(Object.keys(CALLS).toSorted()).toEqual(Object.keys(EXPECTED_CALLS).toSorted());
  });

  it("has a row for each contract of a call with a session, and for no other (R6.05)", () => {
    const withSession = CONTRACTS.filter(({ audience }) =>
      ["anyone", "player", "registrant"].includes(audience),
    ).map(({ id }) => id);
    expect(Object.keys(CALLS).toSorted()).toEqual(withSession.toSorted());
  });

  it.each(CELLS)("%s under %s is allowed: %s (R6.05)", (id, name, allowed) => {
    expect(mayCall(id, accountStatusUnder(name)).allowed).toBe(allowed);
    expect(mayCall(id, clear)).toEqual({ allowed: true });
  });

  it("says which restriction refused a call, and names a type that nobody knows (R4.01)", () => {
    expect(mayCall("set-salary", accountStatusUnder("cooldown"))).toEqual({
      allowed: false,
      because: "restricted",
      restriction: "cooldown",
    });
    expect(mayCall("set-salary", accountStatusUnder(UNKNOWN_TYPE))).toEqual({
      allowed: false,
      because: "restricted",
      restriction: "unknown",
      unknownType: UNKNOWN_TYPE,
    });
  });

  it.each(["log-in-by-password", "get-catalogue", "get-account-status", "Set-Salary", "toString", ""])(
    "refuses %j to every player: it has no row (R6.05)",
    (id) => {
      expect(hasCallRow(id)).toBe(false);
      for (const status of [clear, ...RESTRICTIONS.map(accountStatusUnder)]) {
        expect(mayCall(id, status)).toEqual({ allowed: false, because: "no-row" });
      }
    },
  );
});
