import { EXPERIMENT_NAMES, EXPERIMENT_VERSIONS } from "@spilhus/contracts";
import { parseCookies } from "@spilhus/lib";
import { describe, expect, it } from "vitest";
import {
  consentCookie,
  experimentCookie,
  localeCookie,
  loggedInBeforeCookie,
  visitorIdCookie,
} from "./visitorCookies.ts";

const DAY = 86_400;
const ID = "8b6f6f3e-9a5d-4c0e-8f0e-0d6a2c1b7a55";
const pair = (setCookie: string) => parseCookies(setCookie.split(";")[0]);

describe("visitor cookies", () => {
  it("keep an experiment's version for 30 days with SameSite=Lax, one cookie an experiment (R3.07, R9.03)", () => {
    const setCookie = experimentCookie("hero").set("b");
    expect(setCookie).toBe(`exp_hero=b; Max-Age=${30 * DAY}; Path=/; Secure; SameSite=Lax`);
    expect(experimentCookie("hero").read(pair(setCookie))).toBe("b");
    expect(experimentCookie("signup").read(pair(setCookie))).toBeUndefined();
  });

  it("read back every version of every experiment and nothing else (R3.05, R9.04)", () => {
    for (const name of EXPERIMENT_NAMES) {
      const cookie = experimentCookie(name);
      for (const version of EXPERIMENT_VERSIONS) expect(cookie.read(pair(cookie.set(version)))).toBe(version);
      expect(cookie.read({ [cookie.name]: "f" })).toBeUndefined();
    }
  });

  it("keep the language for 365 days (R3.07, R9.03)", () => {
    const setCookie = localeCookie.set("en");
    expect(setCookie).toContain(`Max-Age=${365 * DAY};`);
    expect(localeCookie.read(pair(setCookie))).toBe("en");
    expect(localeCookie.read({ locale: "de" })).toBeUndefined();
  });

  it("keep the visitor's random UUID for 10 years, secure and SameSite=Lax (R3.07, R9.03)", () => {
    const setCookie = visitorIdCookie.set(ID);
    expect(setCookie).toBe(`visitor_id=${ID}; Max-Age=${3_650 * DAY}; Path=/; Secure; SameSite=Lax`);
    expect(visitorIdCookie.read(pair(setCookie))).toBe(ID);
    expect(visitorIdCookie.read({ visitor_id: "<script>" })).toBeUndefined();
  });

  it("keep the answer about cookies, and distinguish no answer from a refusal (R3.07)", () => {
    const choice = { preferences: true, statistics: false, marketing: true };
    expect(consentCookie.read(pair(consentCookie.set(choice)))).toEqual(choice);
    expect(consentCookie.read({})).toBeUndefined();
    expect(consentCookie.read({ consent: "v1.1111" })).toBeUndefined();
  });

  it("write 1 once someone has logged in (R3.07, R4.03)", () => {
    expect(pair(loggedInBeforeCookie.set(true))).toEqual({ loggedInBefore: "1" });
    expect(loggedInBeforeCookie.read({ loggedInBefore: "1" })).toBe(true);
    expect(loggedInBeforeCookie.read({ loggedInBefore: "yes" })).toBeUndefined();
  });
});
