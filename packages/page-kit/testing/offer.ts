import type { Offer } from "@spilhus/contracts/payments";

/** An offer of at most 200 kr., with what differs. */
export const offerOf = (differs: Partial<Offer> = {}): Offer => ({
  id: "3f1f2a6e-0d2b-4f3c-9a67-5a1d0c9b7e11",
  termsVersion: 3,
  termsHash: "a".repeat(64),
  title: "Efterårsbonus",
  summary: "Du får det samme i bonus, som du indbetaler, op til 200 kr.",
  conditions: [],
  leastDepositOre: 5_000,
  mostBonusOre: 20_000,
  wagerPercent: 500,
  days: 60,
  depositWithinDays: 14,
  games: ["slots", "bingo"],
  endsOnWithdrawal: false,
  isForNewPlayers: false,
  needsCode: false,
  closesAt: "2026-12-31T22:59:59Z",
  example: {
    depositOre: 20_000,
    bonusOre: 20_000,
    wagerOre: 200_000,
    expectedCostOre: 8_000,
    returnPercent: 96,
  },
  ...differs,
});
