import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { PLAYER_ACCOUNT_CALLS } from "./calls.ts";
import { BLOCK_ACCOUNT, DELETE_ACCOUNT, SELF_EXCLUDE, TAKE_COOLING_OFF } from "./exclusions.ts";
import { LIST_OCCUPATION_TYPES } from "./occupation.ts";
import { GET_PARTNER_DATA } from "./partnerData.ts";
import { GET_USER_INFO } from "./userInfo.ts";
import { CREATE_USER_REPORT } from "./userReport.ts";

const BASE = "/gateway/player-account/api";

describe("the calls of player-account", () => {
  it.each([
    ["set-phone-number", "PUT", "/public/user/set-phone-number", "R7.02"],
    ["get-user-info", "GET", "/public/user/info", "R7.03"],
    ["list-occupation-types", "GET", "/public/occupation/types", "R7.04"],
    ["set-occupation", "POST", "/public/user/occupation", "R7.05"],
    ["list-salary-types", "GET", "/public/salary/types", "R7.06"],
    ["set-salary", "POST", "/public/user/salary", "R7.07"],
    ["get-partner-data", "GET", "/public/user/partner-data", "R7.08"],
    ["create-user-report", "POST", "/public/user/user-report", "R7.09"],
  ])("%s is %s %s (%s)", (id, method, path, _requirement) => {
    expect(PLAYER_ACCOUNT_CALLS.find((call) => call.id === id)).toMatchObject({ method, path: BASE + path });
  });

  it("make a report of the named brand only (R7.09)", () => {
    const { body } = CREATE_USER_REPORT;
    expect(z.parse(body, { brand: "fjord" })).toEqual({ brand: "fjord" });
    expect(z.safeParse(body, {}).success).toBe(false);
  });

  it("name a partner's fields as the service does (R3.03)", () => {
    const partner = { partner_id: "p1", partner_name: "Spiltip", partner_user_id: null };
    expect(GET_PARTNER_DATA.answer.parse(partner)).toEqual(partner);
  });

  it("list types in both languages (R3.02)", () => {
    const types = [{ id: "nurse", name: { da: "Sygeplejerske", en: "Nurse" } }];
    expect(z.parse(LIST_OCCUPATION_TYPES.answer, { types })).toEqual({ types });
  });

  it("refuse an exclusion that was not confirmed", () => {
    for (const { body } of [TAKE_COOLING_OFF, SELF_EXCLUDE, DELETE_ACCOUNT]) {
      expect(z.safeParse(body, { isConfirmed: true }).success).toBe(true);
      expect(z.safeParse(body, { isConfirmed: false }).success).toBe(false);
      expect(z.safeParse(body, {}).success).toBe(false);
    }
    const { body } = BLOCK_ACCOUNT;
    expect(z.safeParse(body, { isConfirmed: true, days: 30.5 }).success).toBe(false);
  });

  it("carry no personal number in user info (R3.01)", () => {
    expect(JSON.stringify(GET_USER_INFO.answer.jsonSchema)).not.toMatch(/cpr|birth/i);
  });
});
