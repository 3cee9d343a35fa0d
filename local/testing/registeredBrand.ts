import type { RegisteredBrand } from "@spilhus/contracts";

/** A brand of the registry, for tests of the stack. */
export const BRAND: RegisteredBrand = {
  id: "fjord",
  name: "Fjord",
  domains: { production: ["fjord.dk"], local: ["fjord.localhost"] },
  jurisdiction: "dk",
  locales: ["da", "en"],
  timezone: "Europe/Copenhagen",
  rpId: "fjord.dk",
  enabledRoutes: ["front"],
  guards: {},
  experiments: [],
  vendors: { consent: "local" },
  licence: { licensee: "Fjord", number: "1" },
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
};
