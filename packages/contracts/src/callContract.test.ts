import { describe, expect, it } from "vitest";
import type { CallContract } from "./callContract.ts";
import { PLAYER_ACCOUNT_CALLS } from "./player-account/calls.ts";
import { REFUSAL_STATUS } from "./refusals.ts";
import { TRACKING_CALLS } from "./tracking/calls.ts";
import { USER_AUTH_CALLS } from "./user-auth/calls.ts";

const TABLES = [USER_AUTH_CALLS, PLAYER_ACCOUNT_CALLS, TRACKING_CALLS];
const CALLS = TABLES.flatMap((table) => Object.entries<CallContract>(table));

describe("the tables of calls", () => {
  it("have each id and each address once", () => {
    expect(new Set(CALLS.map(([id]) => id)).size).toBe(CALLS.length);
    expect(new Set(CALLS.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(CALLS.length);
  });

  it.each(CALLS)("protect %s from other sites where it has an effect", (_, call) => {
    expect(call.kind === "change").toBe(call.method !== "GET");
    const isProtected = call.kind === "change" || call.kind === "effect";
    expect(call.refusals.includes("cross-site")).toBe(isProtected);
  });

  it.each(CALLS)("have %s say that it needs a session, where it does", (_, call) => {
    const needsSession = call.audience === "players" || call.audience === "registrants";
    expect(call.refusals.includes("not-signed-in")).toBe(needsSession);
    expect(call.refusals.includes("signed-in")).toBe(call.audience === "guests");
  });

  it("use 401 for a missing session alone, since the site leaves the page for it (R8.01)", () => {
    const codes = Object.entries(REFUSAL_STATUS).filter(([, status]) => status === 401);
    expect(codes).toEqual([["not-signed-in", 401]]);
  });
});

describe("the tracking calls", () => {
  it.each([
    ["trackPageRequest", "/page-request", "R7.19"],
    ["trackEvent", "/event", "R7.20"],
  ] as const)("%s is POST %s of the tracking service (%s)", (id, path, _requirement) => {
    expect(TRACKING_CALLS[id]).toMatchObject({
      method: "POST",
      path: `/gateway/tracking/api/public${path}`,
    });
  });
});
