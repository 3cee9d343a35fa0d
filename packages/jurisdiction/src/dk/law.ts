import type { DatedRules, Duties } from "../law/index.ts";

/**
 * Danish law (BEK 1274/2019 and the licence terms). A change of law is added beside the old rule before it takes effect;
 * nothing has to be released on the day.
 */
export const law = {
  authority: [{ appliesFrom: "2020-01-01", url: "https://www.spillemyndigheden.dk/" }],
  stopSpillet: [{ appliesFrom: "2019-01-02", phone: "70 22 28 25", url: "https://www.stopspillet.dk/" }],
  rofus: [{ appliesFrom: "2012-01-01", url: "https://www.rofus.nu/" }],
  selfTest: [{ appliesFrom: "2020-01-01", url: "https://www.stopspillet.dk/" }],
  treatmentCentres: [{ appliesFrom: "2020-01-01", url: "https://ludomani.dk/" }],
  minimumAge: [{ appliesFrom: "2012-01-01", years: 18, url: "https://www.spillemyndigheden.dk/" }],
  temporaryAccount: [
    {
      appliesFrom: "2012-01-01",
      days: 30,
      depositsOre: 1_000_000,
      source: "BEK 1274/2019",
      confirmedBy: null,
    },
  ],
  limitRaise: [{ appliesFrom: "2020-01-01", waitHours: 24, source: "BEK 1274/2019 § 21", confirmedBy: null }],
  coolingOff: [{ appliesFrom: "2020-01-01", hours: 24, source: "BEK 1274/2019 § 23", confirmedBy: null }],
  block: [{ appliesFrom: "2012-01-01", leastDays: 30, source: "BEK 1274/2019 § 23", confirmedBy: null }],
  // No such duty was found in Danish law: it is what the house asks of itself, in the form of the British one.
  realityCheck: [
    {
      appliesFrom: "2012-01-01",
      everyMinutes: 30,
      source: "UK Gambling Commission, RTS 13 (not Danish law)",
      confirmedBy: null,
    },
  ],
  // "Spilpakke 1" of 24 October 2025 wants an obligatory limit by 1 January 2027; the order itself was not published yet.
  lossLimits: [
    { appliesFrom: "2012-01-01", periods: 0, source: "no duty", confirmedBy: null },
    { appliesFrom: "2027-01-01", periods: 3, source: "Spilpakke 1, 2025-10-24", confirmedBy: null },
  ],
  // Danish law names the slots' alone; the tables' is the British one, and the halls' the slots'.
  pace: [
    {
      appliesFrom: "2012-01-01",
      ...{ slotMs: 3_000, tableMs: 5_000, ballMs: 3_000 },
      source: "SCP.07.03 5.1.1; UK Gambling Commission, RTS 14G (not Danish law)",
      confirmedBy: null,
    },
  ],
  promotion: [
    {
      appliesFrom: "2020-01-01",
      mostValueOre: 100_000,
      requiredPercent: 100,
      mostWagerTimes: 10,
      leastDays: 60,
      contributionPercent: 100,
      leastPlayers: 100,
      // The number of players is known from press reports on the order only; neither page gives the first day.
      source: "skat.dk oid=2168695; spillemyndigheden.dk/salgsfremmende-foranstaltninger-med-gennemspilskrav",
      confirmedBy: null,
    },
  ],
} as const satisfies DatedRules<Duties>;
