import { afterEach, describe, expect, it } from "vitest";
import { plannedServer, type Planned } from "../../testing/plannedServer.ts";
import { userInfo } from "../../testing/userInfo.ts";
import type { Transport } from "../request/index.ts";
import { checkLoginLimits, getPartnerData, getSessionInfo, getUserInfo, logOut } from "./playerPages.ts";

const ACCOUNT = "/gateway/player-account/api/public";
const BASE = "/gateway/user-auth/api/v1/public";
const NOW = "2026-11-21T12:00:00.000Z";

let server: Awaited<ReturnType<typeof plannedServer>>;
async function serving(call: string, answer: unknown, status = 200): Promise<Transport> {
  const planned: Planned = { status, body: JSON.stringify(answer) };
  server = await plannedServer({ [call]: planned });
  return { fetch, origin: server.origin };
}

describe("the calls that every page of a player makes", () => {
  afterEach(() => server.close());

  it("fetches user info with customer number and check result (R1.07, R3.01, R7.03)", async () => {
    const transport = await serving(`GET ${ACCOUNT}/user/info`, userInfo);
    expect(await getUserInfo(transport)).toEqual(userInfo);
  });

  it("returns a check result of an unknown type (R3.01)", async () => {
    const checkResult = { type: "frozen-by-court" };
    const transport = await serving(`GET ${ACCOUNT}/user/info`, { ...userInfo, checkResult });
    expect((await getUserInfo(transport)).checkResult).toEqual(checkResult);
  });

  it("checks the login limits (R7.10)", async () => {
    const transport = await serving(`GET ${BASE}/login-limits-check`, { data: { withinLimits: false } });
    expect((await checkLoginLimits(transport)).data.withinLimits).toBe(false);
  });

  it("throws when the limits check failed with status 200 (R7.10, R8.03)", async () => {
    const answer = { success: false, data: { withinLimits: true } };
    const transport = await serving(`GET ${BASE}/login-limits-check`, answer);
    await expect(checkLoginLimits(transport)).rejects.toThrow("Monolith request failed. Success is false.");
  });

  it("fetches the session info of a brand (R7.11)", async () => {
    const transport = await serving(`GET ${BASE}/session-info?brand=fjord`, {
      loggedIn: false,
      serverTime: NOW,
    });
    expect(await getSessionInfo(transport, { query: { brand: "fjord" } })).toEqual({
      loggedIn: false,
      serverTime: NOW,
    });
  });

  it("ends the session (R7.12)", async () => {
    const transport = await serving(`POST ${BASE}/auth/logout`, { done: true });
    await expect(logOut(transport)).resolves.toBeUndefined();
  });

  it("counts a missing session as logged out (R8.02)", async () => {
    const transport = await serving(`POST ${BASE}/auth/logout`, {}, 400);
    await expect(logOut(transport)).resolves.toBeUndefined();
  });

  it("throws when the session could not be ended (R8.02)", async () => {
    const transport = await serving(`POST ${BASE}/auth/logout`, {}, 503);
    await expect(logOut(transport)).rejects.toMatchObject({ code: "refused", status: 503 });
  });

  it("fetches the partner (R3.03, R7.08)", async () => {
    const partner = { partner_id: "p1", partner_name: "Spiltip", partner_user_id: "u1" };
    expect(await getPartnerData(await serving(`GET ${ACCOUNT}/user/partner-data`, partner))).toEqual(partner);
  });
});
