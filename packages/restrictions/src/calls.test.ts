import type { CallContract } from "@spilhus/contracts";
import { PLAYER_ACCOUNT_CALLS } from "@spilhus/contracts/player-account";
import { TRACKING_CALLS } from "@spilhus/contracts/tracking";
import { USER_AUTH_CALLS } from "@spilhus/contracts/user-auth";
import { describe, expect, it } from "vitest";
import { EXPECTED, standingOf } from "../fixtures/handWritten.ts";
import { CALLS, type CallRow } from "./calls.ts";
import { callOf } from "./callOf.ts";
import { mayCall } from "./mayCall.ts";

const AUTH = "/gateway/user-auth/api/v1/public";
const ACCOUNT = "/gateway/player-account/api/public";
const clear = { checkResult: null, withinLimits: true };
const ALL = Object.keys(EXPECTED);
const LIMITS = ["reached-play-limits"];
const PROFILE = ["gdc-check-failed", "extended-kyc-check-required", ...LIMITS];
const EID = ["gdc-check-failed", "extended-kyc-check-required", "oces-login-required", ...LIMITS];
const INBOX = ["suspended-missing-sof", "extended-kyc-check-required", ...LIMITS];
const BLOCKED = ["block", "expired-block-must-be-removed-by-customer-service", ...LIMITS];
/** Whoever stays away may always ask to stay away for longer, or for good. */
const LONGER = ["cooldown", ...BLOCKED];
const REPORT = ["block", "expired-block-must-be-removed-by-customer-service", "cooldown", ...LIMITS];

/** Spec §7 and what it leaves open, by hand: method, path, who may make the call while restricted. */
const MATRIX: readonly (readonly [string, string, readonly string[]])[] = [
  ["GET", `${AUTH}/login-limits-check`, ALL],
  ["GET", `${AUTH}/session-info`, ALL],
  ["POST", `${AUTH}/auth/logout`, ALL],
  ["GET", `${AUTH}/sessions`, ALL],
  ["DELETE", `${AUTH}/sessions`, ALL],
  ["DELETE", `${AUTH}/sessions/{id}`, ALL],
  ["GET", `${AUTH}/pass-key/registration-options`, LIMITS],
  ["POST", `${AUTH}/pass-key/verify-registration`, LIMITS],
  ["GET", `${AUTH}/pass-key/authentication-options`, ALL],
  ["POST", `${AUTH}/pass-key/verify-authentication`, ALL],
  ["PUT", `${ACCOUNT}/user/set-phone-number`, PROFILE],
  ["GET", `${ACCOUNT}/user/info`, ALL],
  ["GET", `${ACCOUNT}/occupation/types`, PROFILE],
  ["POST", `${ACCOUNT}/user/occupation`, PROFILE],
  ["GET", `${ACCOUNT}/salary/types`, PROFILE],
  ["POST", `${ACCOUNT}/user/salary`, PROFILE],
  ["GET", `${ACCOUNT}/user/partner-data`, ALL],
  ["POST", `${ACCOUNT}/user/user-report`, REPORT],
  ["GET", `${AUTH}/pass-key`, LIMITS],
  ["PUT", `${AUTH}/pass-key/{id}`, LIMITS],
  ["DELETE", `${AUTH}/pass-key/{id}`, LIMITS],
  ["GET", `${AUTH}/mitid/start`, ALL],
  ["GET", `${AUTH}/mitid/callback`, ALL],
  ["POST", `${AUTH}/eid/cpr-match`, EID],
  ["GET", `${ACCOUNT}/user/user-report/{reportId}`, REPORT],
  ["GET", `${ACCOUNT}/user/user-report/{reportId}/file`, REPORT],
  ["PUT", `${ACCOUNT}/user/email`, PROFILE],
  ["PUT", `${ACCOUNT}/user/marketing-permission`, PROFILE],
  ["GET", `${ACCOUNT}/user/deposit-limits`, LIMITS],
  ["PUT", `${ACCOUNT}/user/deposit-limits`, LIMITS],
  ["POST", `${ACCOUNT}/user/cooling-off`, ["cooldown", ...LIMITS]],
  ["POST", `${ACCOUNT}/user/block`, LONGER],
  ["POST", `${ACCOUNT}/user/self-exclusion`, LONGER],
  ["POST", `${ACCOUNT}/user/deletion`, LIMITS],
  ["GET", `${ACCOUNT}/user/messages`, INBOX],
  ["PUT", `${ACCOUNT}/user/messages/{id}`, INBOX],
  ["GET", `${ACCOUNT}/user/saved-games`, LIMITS],
  ["PUT", `${ACCOUNT}/user/saved-games/{slug}`, LIMITS],
  ["DELETE", `${ACCOUNT}/user/saved-games/{slug}`, LIMITS],
  ["GET", `${ACCOUNT}/user/play-feedback`, LIMITS],
  ["POST", "/gateway/tracking/api/public/page-request", ALL],
  ["POST", "/gateway/tracking/api/public/event", ALL],
];
const CELLS = MATRIX.flatMap(([method, path, open]) =>
  ALL.map((name) => [method, path, name, open.includes(name)] as const),
);

describe("the call table", () => {
  it("is judged by hand, call by call", () => {
    const rows: readonly CallRow[] = Object.values(CALLS);
    const judged = MATRIX.map(([method, path]) => `${method} ${path}`);
    expect(rows.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(judged.toSorted());
  });

  it("has a row for each contract of a call that a session can make, and none for guests' calls", () => {
    const contracts: readonly CallContract[] = [
      ...Object.values(USER_AUTH_CALLS),
      ...Object.values(PLAYER_ACCOUNT_CALLS),
      ...Object.values(TRACKING_CALLS),
    ];
    const contracted = contracts
      .filter(({ audience }) => audience !== "guests")
      .map(({ method, path }) => `${method} ${path}`);
    const rows: readonly CallRow[] = Object.values(CALLS);
    expect(rows.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(contracted.toSorted());
  });

  it.each(CELLS)("%s %s by %s is allowed: %s (R6.05)", (method, path, name, allowed) => {
    expect(mayCall(method, path, standingOf(name)).allowed).toBe(allowed);
    expect(mayCall(method, path, clear)).toEqual({ allowed: true });
  });

  it("says which restriction refused a call, and that nobody knows its type (R4.01)", () => {
    const path = `${ACCOUNT}/user/salary`;
    expect(mayCall("POST", path, standingOf("cooldown"))).toEqual({
      allowed: false,
      because: "restricted",
      restriction: "cooldown",
    });
    expect(mayCall("POST", path, standingOf("frozen-by-court"))).toEqual({
      allowed: false,
      because: "restricted",
      restriction: "unknown",
      unknownType: "frozen-by-court",
    });
  });

  it.each([
    ["POST", `${ACCOUNT}/user/info`],
    ["HEAD", `${ACCOUNT}/user/info`],
    ["get", `${ACCOUNT}/user/info`],
    ["GET", `${ACCOUNT}/user/info/`],
    ["GET", `${ACCOUNT}//user/info`],
    ["GET", `${ACCOUNT}/USER/info`],
    ["GET", `${ACCOUNT}/user%2Finfo`],
    ["GET", `${ACCOUNT}/user/info?brand=nordlys`],
    ["GET", `${ACCOUNT}/user/info\n`],
    ["GET", `/x${ACCOUNT}/user/info`],
    ["GET", `${ACCOUNT}/user/balance`],
    ["GET", "/gateway/games/public/catalogue"],
    ["GET", ""],
  ])("refuses %s %j to everyone: it has no row (R6.05)", (method, path) => {
    expect(callOf(method, path)).toBeUndefined();
    for (const standing of [clear, ...ALL.map(standingOf)]) {
      expect(mayCall(method, path, standing)).toEqual({ allowed: false, because: "no-row" });
    }
  });
});
