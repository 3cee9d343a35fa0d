import type { Pair } from "../fillWords.ts";

export const CASINO_KINDS = [
  "roulette",
  "blackjack",
  "baccarat",
  "poker",
  "three-card",
  "pai-gow",
  "video-poker",
  "dice",
  "show",
  "scratch",
] as const;
export type CasinoKind = (typeof CASINO_KINDS)[number];

/** Rules of each kind of table, one list of ways to say it per rule. */
export const casinoRules: Readonly<Record<CasinoKind, readonly (readonly Pair[])[]>> = {
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
  blackjack: [
    [
      [
        "Målet er at komme tættere på 21 end giveren uden at gå over.",
        "The aim is to come closer to 21 than the dealer without going over.",
      ],
      [
        "Du spiller kun mod giveren. Den hånd, der er nærmest 21, vinder; over 21 er tabt.",
        "You play against the dealer only. The hand nearest 21 wins; over 21 is lost.",
      ],
    ],
    [
      ["Billedkort tæller ti, et es tæller én eller elleve.", "Court cards count ten, an ace one or eleven."],
      [
        "Es kan være én eller elleve, alt efter hvad der er bedst for hånden.",
        "An ace may be one or eleven, whichever suits the hand.",
      ],
    ],
    [
      ["Giveren trækker på 16 og bliver stående på 17.", "The dealer draws on 16 and stands on 17."],
      [
        "Giveren har ikke noget valg: kort på 16, stop på 17.",
        "The dealer has no choice: a card on 16, a stop on 17.",
      ],
    ],
    [
      [
        "Blackjack på de to første kort betaler tre til to. Uafgjort giver indsatsen tilbage.",
        "Blackjack with the first two cards pays three to two. A tie returns the stake.",
      ],
      [
        "Es og tier fra start betaler 3:2. Står det lige, beholder du indsatsen.",
        "An ace and a ten from the start pay 3:2. If it is even, you keep the stake.",
      ],
    ],
  ],
  baccarat: [
    [
      [
        "Sæt på spiller, bank eller uafgjort, før kortene lægges. Den side, der er tættest på ni, vinder.",
        "Back player, banker or tie before the cards are laid. The side nearest nine wins.",
      ],
      [
        "To hænder gives, og du sætter på den ene. Kun det sidste ciffer i summen tæller.",
        "Two hands are dealt and you back one of them. Only the last digit of the sum counts.",
      ],
    ],
    [
      [
        "Om der trækkes et tredje kort, følger af faste regler. Ingen ved bordet vælger noget.",
        "Whether a third card is drawn follows fixed rules. Nobody at the table makes a choice.",
      ],
      [
        "Tredje kort lægges efter en tabel, som kan læses ved siden af bordet.",
        "Third cards are laid according to a chart beside the table.",
      ],
    ],
    [
      [
        "Banken betaler lige over minus fem procent. Uafgjort betaler otte til én.",
        "Banker pays evens less five per cent. A tie pays eight to one.",
      ],
      [
        "Gevinst på bank fratrækkes fem procent; gevinst på spiller betales fuldt ud.",
        "Five per cent is taken from wins on banker; wins on player are paid in full.",
      ],
    ],
  ],
  poker: [
    [
      [
        "Du spiller alene mod giveren om den bedste pokerhånd på fem kort.",
        "You play alone against the dealer for the best five-card poker hand.",
      ],
      [
        "Hver runde består af en hånd til dig og en til giveren. De andre ved bordet er uden betydning.",
        "Every round is one hand for you and one for the dealer. Others at the table make no difference.",
      ],
    ],
    [
      [
        "Efter de første kort vælger du at lægge dig eller følge med en ny indsats.",
        "After the first cards you choose to fold or to follow with another stake.",
      ],
      [
        "Du må se dine kort, før du beslutter, om runden er værd at betale for.",
        "You may look at your cards before deciding whether the round is worth paying for.",
      ],
    ],
    [
      [
        "Giverens hånd skal have en vis styrke for at kvalificere; grænsen er trykt på filten. Ellers betales kun den første indsats.",
        "The dealer’s hand needs a certain strength to qualify; the limit is printed on the felt. Otherwise only the first stake is paid.",
      ],
      [
        "Har giveren ikke en hånd, der kvalificerer, føres den anden indsats tilbage.",
        "If the dealer has no qualifying hand the second stake is returned.",
      ],
    ],
  ],
  "three-card": [
    [
      [
        "Du og giveren får tre kort hver, og kun disse tre tæller.",
        "You and the dealer get three cards each, and only those three count.",
      ],
    ],
    [
      [
        "Når du har set dine kort, lægger du dig eller følger med et beløb på størrelse med det første.",
        "Having seen your cards you fold, or follow with an amount equal to the first.",
      ],
    ],
    [
      [
        "Giveren kvalificerer med dame høj. Gør giveren ikke det, betales den første indsats, og den anden går tilbage.",
        "The dealer qualifies with queen high. If not, the first stake is paid and the second returned.",
      ],
    ],
  ],
  "pai-gow": [
    [
      [
        "Du deler syv kort i en hånd på fem og en på to. Hånden på fem skal være den stærkeste.",
        "You divide seven cards into a hand of five and a hand of two. The five-card hand must be the stronger.",
      ],
    ],
    [
      [
        "Begge hænder skal slå giverens for at vinde. Vinder hver sin, går indsatsen tilbage.",
        "Both hands must beat the dealer’s to win. If each side takes one, the stake is returned.",
      ],
    ],
    [
      [
        "Af gevinster trækkes fem procent. Er en hånd helt ens, vinder giveren den.",
        "Five per cent is taken from wins. If a hand is exactly equal, the dealer takes it.",
      ],
    ],
  ],
  "video-poker": [
    [
      [
        "Der gives fem kort. Du beholder dem, du vil, og bytter resten én gang.",
        "Five cards are dealt. You keep those you like and exchange the rest once.",
      ],
    ],
    [
      [
        "Den færdige hånd betales efter tabellen på maskinen. Der er ingen giver at slå.",
        "The finished hand is paid by the table on the machine. There is no dealer to beat.",
      ],
    ],
    [
      [
        "Kortene blandes forfra før hver hånd, og hvert byttekort trækkes fra resten af bunken.",
        "The pack is shuffled afresh before every hand, and each new card comes from what remains of it.",
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
