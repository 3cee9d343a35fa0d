import { offerStory } from "@spilhus/brand/authoring";

/** Bonuses that Solbanko offers. */
export const offers = [
  offerStory("velkommen", {
    title: ["Velkomstbonus til banko og bingo", "Welcome bonus for banko and bingo"],
    summary: [
      "Første gang du indbetaler, får du samme beløb i bonus, dog højst 300 kr.",
      "The first time you deposit you get the same amount as a bonus, at most 300 kr.",
    ],
    conditions: [
      "Tag én bonus i taget. Et tilbud kan kun tages én gang.\n\nDine egne penge går først, bonuspengene bagefter. Indbetalinger og gevinster for egne penge er frie, og du kan få dem udbetalt, når du vil. Bonussen bliver stående, når du udbetaler.\n\nVinder bonuspengene, bliver gevinsten også til bonuspenge, til kravet er nået. Siger du bonussen fra, eller løber tiden ud, er bonuspengene tabt sammen med det, som åbne runder måtte vinde for dem. Dækker du begge udfald i en runde, tæller runden ikke.",
      "Take one bonus at a time. An offer can be taken only once.\n\nYour own money goes first, bonus money after it. Deposits and wins of your own money are free, and you can withdraw them whenever you like. The bonus stays when you withdraw.\n\nWhen bonus money wins, the win becomes bonus money too until the requirement is met. If you decline the bonus later, or the time runs out, the bonus money is gone together with what open rounds may win with it. If you cover both outcomes of a round, the round does not count.",
    ],
    ...{ leastDepositOre: 5_000, mostBonusOre: 30_000, wagerPercent: 300 },
    ...{ days: 60, depositWithinDays: 14, games: ["bingo", "banko"] },
    ...{ endsOnWithdrawal: false, isForNewPlayers: true },
    ...{ bundleId: "velkommen", promotionId: "velkommen" },
  }),
  offerStory("sol250", {
    title: ["Solbonus 250", "Sun bonus 250"],
    summary: [
      "Næste gang du indbetaler, får du samme beløb i bonus, dog højst 250 kr.",
      "The next time you deposit you get the same amount as a bonus, at most 250 kr.",
    ],
    conditions: [
      "Tag én bonus i taget. Et tilbud kan kun tages én gang.\n\nDine egne penge går først, bonuspengene bagefter. Indbetalinger og gevinster for egne penge er frie, og du kan få dem udbetalt, når du vil. Udbetaler du, slutter bonussen.\n\nVinder bonuspengene, bliver gevinsten også til bonuspenge, til kravet er nået. Siger du bonussen fra, eller løber tiden ud, er bonuspengene tabt sammen med det, som åbne runder måtte vinde for dem. Dækker du begge udfald i en runde, tæller runden ikke.",
      "Take one bonus at a time. An offer can be taken only once.\n\nYour own money goes first, bonus money after it. Deposits and wins of your own money are free, and you can withdraw them whenever you like. If you withdraw, the bonus ends.\n\nWhen bonus money wins, the win becomes bonus money too until the requirement is met. If you decline the bonus later, or the time runs out, the bonus money is gone together with what open rounds may win with it. If you cover both outcomes of a round, the round does not count.",
    ],
    ...{ leastDepositOre: 5_000, mostBonusOre: 25_000, wagerPercent: 300 },
    ...{ days: 60, depositWithinDays: 7, games: ["bingo", "banko"] },
    ...{ endsOnWithdrawal: true, isForNewPlayers: false },
    ...{ code: "SOL250", promotionId: "sol250", players: 5_000 },
  }),
];
