import type { RegisteredBrand } from "@spilhus/contracts";
import { ROUTE_IDS } from "@spilhus/routes";

/** A brand of the tests: two of them share nothing but the code. */
export function testBrand(id: string, change: Partial<RegisteredBrand> = {}): RegisteredBrand {
  return {
    id,
    name: id,
    domains: { production: [`${id}.dk`, `www.${id}.dk`], local: [`${id}.localhost`] },
    jurisdiction: "dk",
    locales: ["da", "en"],
    timezone: "Europe/Copenhagen",
    rpId: `${id}.dk`,
    enabledRoutes: [...ROUTE_IDS],
    guards: {},
    experiments: [
      {
        name: "hero",
        routes: ["front"],
        versions: [
          { version: "a", weight: 1 },
          { version: "b", weight: 1 },
        ],
        needsAuthentication: false,
        endsAt: "2099-01-01",
      },
    ],
    vendors: { consent: "local" },
    licence: { licensee: id, number: "1" },
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
    ...change,
  };
}
