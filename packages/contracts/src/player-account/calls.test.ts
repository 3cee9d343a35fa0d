import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { PLAYER_ACCOUNT_CALLS } from "./calls.ts";

const BASE = "/gateway/player-account/api";

describe("the calls of player-account", () => {
  it.each([
    ["setPhoneNumber", "PUT", "/public/user/set-phone-number", "R7.02"],
    ["getUserInfo", "GET", "/public/user/info", "R7.03"],
    ["listOccupationTypes", "GET", "/public/occupation/types", "R7.04"],
    ["setOccupation", "POST", "/public/user/occupation", "R7.05"],
    ["listSalaryTypes", "GET", "/public/salary/types", "R7.06"],
    ["setSalary", "POST", "/public/user/salary", "R7.07"],
    ["getPartnerData", "GET", "/public/user/partner-data", "R7.08"],
    ["createUserReport", "POST", "/public/user/user-report", "R7.09"],
  ] as const)("%s is %s %s (%s)", (id, method, path, _requirement) => {
    expect(PLAYER_ACCOUNT_CALLS[id]).toMatchObject({ method, path: BASE + path });
  });

  it("make a report of the brand that is named, and of nothing else (R7.09)", () => {
    const { body } = PLAYER_ACCOUNT_CALLS.createUserReport;
    expect(z.parse(body, { brand: "nordlys" })).toEqual({ brand: "nordlys" });
    expect(z.safeParse(body, {}).success).toBe(false);
  });

  it("tell a partner in the service's own words (R3.03)", () => {
    const partner = { partner_id: "p1", partner_name: "Spiltip", partner_user_id: null };
    expect(z.parse(PLAYER_ACCOUNT_CALLS.getPartnerData.answer, partner)).toEqual(partner);
  });

  it("list types in both languages (R3.02)", () => {
    const types = [{ id: "nurse", name: { da: "Sygeplejerske", en: "Nurse" } }];
    expect(z.parse(PLAYER_ACCOUNT_CALLS.listOccupationTypes.answer, { types })).toEqual({ types });
  });

  it("never take an exclusion that was not confirmed", () => {
    for (const id of ["takeCoolingOff", "selfExclude", "deleteAccount"] as const) {
      const { body } = PLAYER_ACCOUNT_CALLS[id];
      expect(z.safeParse(body, { isConfirmed: true }).success).toBe(true);
      expect(z.safeParse(body, { isConfirmed: false }).success).toBe(false);
      expect(z.safeParse(body, {}).success).toBe(false);
    }
    const { body } = PLAYER_ACCOUNT_CALLS.blockAccount;
    expect(z.safeParse(body, { isConfirmed: true, days: 30.5 }).success).toBe(false);
  });

  it("carry no personal number in user info (R3.01)", () => {
    expect(Object.keys(PLAYER_ACCOUNT_CALLS.getUserInfo.answer.shape).join()).not.toMatch(/cpr|birth/i);
  });
});
