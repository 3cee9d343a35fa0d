import type { Pair } from "../fillWords.ts";
import { type CardKind, cardRules } from "./cardRules.ts";

export type CasinoKind = CardKind | "roulette" | "dice" | "show" | "scratch";

/** Rules of each kind of table, one list of ways to say it per rule. */
export const casinoRules: Readonly<Record<CasinoKind, readonly (readonly Pair[])[]>> = {
  ...cardRules,
  roulette: [
    [
      [
        "Sæt brikker på et tal, en gruppe af tal, en farve eller lige og ulige. Flere indsatser i samme runde er tilladt.",
        "Place chips on a number, a group of numbers, a colour, or odd and even. Several bets in one round are allowed.",
      ],
      [
        "Du vælger felter på bordet, før kuglen slippes. Et enkelt tal kan kombineres med farver, rækker og dusin.",
        "You choose fields on the table before the ball is released. A single number can be combined with colours, columns and dozens.",
      ],
    ],
    [
      [
        "Når kuglen ruller ind mod midten, lukkes der for indsatser.",
        "Betting closes as the ball rolls in towards the centre.",
      ],
      [
        "Efter »ikke flere indsatser« kan intet flyttes eller fortrydes.",
        "After ‘no more bets’ nothing can be moved or undone.",
      ],
    ],
    [
      [
        "Gevinsten på et felt står på bordet og er den samme hele natten.",
        "What a field pays is written on the table and is the same all night.",
      ],
      [
        "Jo færre tal et felt dækker, jo mere betaler det, og jo sjældnere rammes det.",
        "The fewer numbers a field covers, the more it pays and the more seldom it is hit.",
      ],
    ],
  ],
  dice: [
    [
      [
        "Vælg et udfald, før terningerne rystes. Flere udfald kan dækkes i samme kast.",
        "Choose an outcome before the dice are shaken. Several outcomes can be covered in one throw.",
      ],
      [
        "Terningerne rystes under glas, når der er lukket for indsatser.",
        "The dice are shaken under glass once betting has closed.",
      ],
    ],
    [
      [
        "Hvert kast er uafhængigt. Tre ens i træk gør hverken fire mere eller mindre sandsynlige.",
        "Every throw is independent. Three alike in a row make a fourth neither more nor less likely.",
      ],
      [
        "Terninger husker ikke. Listen over tidligere kast er kun til pynt.",
        "Dice have no memory. The list of earlier throws is for decoration only.",
      ],
    ],
    [
      ["Hvad hvert udfald betaler, er trykt i feltet.", "What each outcome pays is printed in its field."],
      [
        "Oddsene står på bordet og ændres aldrig, mens det er åbent.",
        "The odds are on the table and never change while it is open.",
      ],
    ],
  ],
  show: [
    [
      [
        "Sæt på et eller flere felter, inden værten starter runden.",
        "Back one or more fields before the host starts the round.",
      ],
      [
        "Der er cirka femten sekunder til at vælge felter i hver runde.",
        "There are about fifteen seconds to choose fields in every round.",
      ],
    ],
    [
      [
        "Alle med indsats på et bonusfelt er med, når bonusrunden åbner.",
        "Everyone with a stake on a bonus field takes part when the bonus round opens.",
      ],
      [
        "Bonusrunden er fælles, men kun for dem, der havde sat på den.",
        "The bonus round is shared, though only by those who had backed it.",
      ],
    ],
    [
      [
        "Udfaldet trækkes, når runden begynder, og er det samme for alle.",
        "The outcome is drawn as the round begins and is the same for all.",
      ],
      [
        "Værten kan ikke påvirke resultatet og ser det på samme tid som dig.",
        "The host cannot affect the result and sees it when you do.",
      ],
    ],
  ],
  scratch: [
    [
      [
        "Du køber et kort og skraber felterne i den rækkefølge, du vil.",
        "You buy a card and scratch its fields in any order you like.",
      ],
      [
        "Kortet er trukket, når du køber det. At skrabe afslører det blot.",
        "The card is drawn when you buy it. Scratching merely reveals it.",
      ],
    ],
    [
      [
        "Tre ens beløb eller tegn giver den viste gevinst.",
        "Three equal amounts or signs give the win shown.",
      ],
      [
        "Passer et af dine tegn med husets, får du beløbet under det.",
        "If one of your signs matches the house’s, you receive the amount beneath it.",
      ],
    ],
    [
      [
        "Fordelingen af gevinster på hundrede tusind kort kan læses i spillet.",
        "How wins are spread over a hundred thousand cards can be read in the game.",
      ],
      [
        "Antallet af kort med hver gevinst er oplyst på bagsiden.",
        "The number of cards with each win is stated on the back.",
      ],
    ],
  ],
};

export const tableStakeRules: readonly Pair[] = [
  [
    "Bordet åbner ved {min} og lukker ved {max} pr. runde.",
    "The table opens at {min} and closes at {max} a round.",
  ],
  ["Indsats fra {min} til {max} i hver runde.", "Stakes from {min} to {max} in each round."],
  [
    "Mindst {min} og højst {max} må være i spil på samme tid.",
    "At least {min} and at most {max} may be in play at one time.",
  ],
];
export const cardPriceRules: readonly Pair[] = [
  [
    "Et kort koster fra {min} til {max}; gevinsterne følger prisen.",
    "A card costs from {min} to {max}; the wins follow the price.",
  ],
  [
    "Prisen vælges før købet, mindst {min} og højst {max}.",
    "The price is chosen before buying, {min} at least and {max} at most.",
  ],
];
export const tableFaultRules: readonly Pair[] = [
  [
    "Afbrydes forbindelsen, gælder den indsats, der nåede frem, og runden gøres op uden dig.",
    "If the connection is cut, the stake that got through counts, and the round is settled without you.",
  ],
  [
    "Kan en runde ikke afsluttes, betales alle indsatser tilbage.",
    "If a round cannot be completed, all stakes are paid back.",
  ],
];
