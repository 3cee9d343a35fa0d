import { offerStory } from "@spilhus/brand/authoring";

/** Bonuses that Nordlys offers. */
export const offers = [
  offerStory("velkommen", {
    title: ["Velkomstbonus til spilleautomater", "Welcome bonus for slots"],
    summary: [
      "Vi lægger det samme oveni din første indbetaling, op til 500 kr.",
      "We add the same again to your first deposit, up to 500 kr.",
    ],
    conditions: [
      "Du kan have én bonus ad gangen, og hvert tilbud kan bruges én gang.\n\nVi bruger dine egne penge, før vi bruger bonuspengene. Det, du har indbetalt og vundet for egne penge, kan du altid udbetale. En udbetaling ændrer ikke bonussen.\n\nGevinster af bonuspenge er bonuspenge, indtil bonussen er frigivet. Opgiver du bonussen, eller udløber den, bortfalder bonuspengene og det, som endnu ikke afgjorte runder vinder for dem. Spil for begge sider af samme runde tæller ikke med.",
      "You can have one bonus at a time, and each offer can be used once.\n\nWe use your own money before bonus money. What you have deposited, and won with your own money, you can always withdraw. A withdrawal does not change the bonus.\n\nWins of bonus money are bonus money until the bonus is released. If you give the bonus up, or it expires, the bonus money is lost, and so is what rounds under way win with it. Stakes on both sides of one round do not count.",
    ],
    ...{ leastDepositOre: 5_000, mostBonusOre: 50_000, wagerPercent: 500 },
    ...{ days: 60, depositWithinDays: 14, games: ["slots"] },
    ...{ endsOnWithdrawal: false, isForNewPlayers: true },
    ...{ bundleId: "velkommen", promotionId: "velkommen" },
  }),
  offerStory("nordlys250", {
    title: ["Nordlys 250", "Nordlys 250"],
    summary: [
      "Vi lægger det samme oveni din næste indbetaling, op til 250 kr.",
      "We add the same again to your next deposit, up to 250 kr.",
    ],
    conditions: [
      "Du kan have én bonus ad gangen, og hvert tilbud kan bruges én gang.\n\nVi bruger dine egne penge, før vi bruger bonuspengene. Det, du har indbetalt og vundet for egne penge, kan du altid udbetale. En udbetaling afslutter bonussen.\n\nGevinster af bonuspenge er bonuspenge, indtil bonussen er frigivet. Opgiver du bonussen, eller udløber den, bortfalder bonuspengene og det, som endnu ikke afgjorte runder vinder for dem. Spil for begge sider af samme runde tæller ikke med.",
      "You can have one bonus at a time, and each offer can be used once.\n\nWe use your own money before bonus money. What you have deposited, and won with your own money, you can always withdraw. A withdrawal ends the bonus.\n\nWins of bonus money are bonus money until the bonus is released. If you give the bonus up, or it expires, the bonus money is lost, and so is what rounds under way win with it. Stakes on both sides of one round do not count.",
    ],
    ...{ leastDepositOre: 5_000, mostBonusOre: 25_000, wagerPercent: 500 },
    ...{ days: 60, depositWithinDays: 7, games: ["slots"] },
    ...{ endsOnWithdrawal: true, isForNewPlayers: false },
    ...{ code: "NORDLYS250", promotionId: "nordlys250", players: 5_000 },
  }),
];
