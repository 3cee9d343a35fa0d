import type { RegisteredBrand } from "@spilhus/contracts";
import { expect, it } from "vitest";
import { seededAccounts } from "./seededAccounts.ts";

const brand = (id: string, number: string): RegisteredBrand => ({
  id,
  name: id,
  domains: { production: [], local: [`${id}.localhost`] },
  jurisdiction: "dk",
  locales: ["da", "en"],
  timezone: "Europe/Copenhagen",
  rpId: `${id}.dk`,
  enabledRoutes: ["front"],
  guards: {},
  experiments: [],
  vendors: { consent: "local" },
  licence: { licensee: "Test ApS", number },
  duties: {
    minimumAge: [{ appliesFrom: "2012-01-01", years: 18 }],
    temporaryAccount: [{ appliesFrom: "2012-01-01", days: 30, depositsOre: 1_000_000 }],
    limitRaise: [{ appliesFrom: "2020-01-01", waitHours: 24 }],
    coolingOff: [{ appliesFrom: "2020-01-01", hours: 24 }],
    block: [{ appliesFrom: "2012-01-01", leastDays: 30 }],
    realityCheck: [{ appliesFrom: "2012-01-01", everyMinutes: 30 }],
    lossLimits: [{ appliesFrom: "2012-01-01", periods: 3 }],
    pace: [{ appliesFrom: "2012-01-01", slotMs: 3_000, tableMs: 5_000, ballMs: 3_000 }],
  },
});

it("gives every seeded player one account under each licence, opened on its first brand", () => {
  const accounts = seededAccounts([brand("fjord", "1"), brand("eng", "2"), brand("klit", "1")]);
  const opened = accounts.map(({ brand, licence, email }) => `${email} ${brand} ${licence}`);
  expect(new Set(opened).size).toBe(50);
  expect(opened).toContain("spiller@spiller.example fjord 1");
  expect(opened).toContain("spiller@spiller.example eng 2");
  expect(opened.join()).not.toMatch(/\b(?:ny|minor|ny-1)@|klit/);
});

it.each([
  ["spiller", true, []],
  ["suspended", true, [{ kind: "suspended" }]],
  ["suspended-missing-sof", true, [{ kind: "suspended-missing-sof" }]],
  ["deactivated", true, [{ kind: "deactivated" }]],
  ["block", true, [{ kind: "block", endsInSeconds: 2_592_000 }]],
  ["expired-block", true, [{ kind: "block", endsInSeconds: -86_400 }]],
  ["cooldown", true, [{ kind: "cooldown", endsInSeconds: 86_400 }]],
  ["gdc-check-failed", true, [{ kind: "gdc-check-failed" }]],
  ["extended-kyc", true, [{ kind: "extended-kyc-check-required" }]],
  ["oces-login", true, [{ kind: "oces-login-required" }]],
  ["multi-account", true, [{ kind: "multi-account" }]],
  ["limits-reached", true, [{ kind: "play-limits" }]],
  ["unverified", false, []],
  ["password", true, []],
  ["passkey", true, []],
  ["undecided", true, []],
  ["no-limits", true, []],
])("puts %s in the state they are named after", (id, isEidVerified, holds) => {
  const [account] = seededAccounts([brand("fjord", "1")]).filter(
    ({ email }) => email === `${id}@spiller.example`,
  );
  expect(account).toMatchObject({ isEidVerified, holds });
  expect(account?.password !== undefined).toBe(id === "password");
  expect(account?.depositLimits === undefined).toBe(id === "no-limits");
  expect(account?.hasAnsweredMarketing).toBe(id === "undecided" ? undefined : true);
});
