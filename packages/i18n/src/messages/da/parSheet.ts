/** The par sheet of a game: every figure, and how it is proved. */
export const parSheet = {
  title: "Par-ark for {{game}}",
  lead: "Alle tal på siden er regnet ud af spillets egne data. Intet er målt, anslået eller skrevet i hånden. Arket kan printes.",
  description:
    "Par-ark for {{game}}: tilbagebetaling, gevinsthyppighed, gevinsttabel, og hvordan tallene er bevist.",
  toGame: "Til {{game}}",
  figures: "Tal for spillet",
  figure: "Tal",
  value: "Værdi",
  meaning: "Hvad det betyder",
  potReturn: "Puljens andel",
  potReturnMeaning:
    "{{share}} af hver indsats lægges i {{name}}, og huset begynder den med {{restart}} hver gang. Den vindes i snit én gang for hver {{perWin}} i indsatser, med samme chance for hver krone.",
  rtpWithPotMeaning:
    "Hjul og pulje tilsammen. De øvrige tal regner ikke puljen med. I demo lægges der ikke noget i puljen, og den kan ikke vindes.",
  rtpMeaning:
    "Så meget af indsatserne betaler spillet tilbage i gennemsnit over meget lang tid. Præcist {{exact}} af indsatsen.",
  hitMeaning: "Så mange spil giver en gevinst, også de gevinster, der er mindre end indsatsen.",
  netWinMeaning: "Så mange spil giver mere tilbage, end de kostede.",
  volatilityMeaning:
    "Hvor ujævnt pengene kommer: standardafvigelsen af et spils gevinst er {{deviation}} indsatser. Under {{medium}} er lav, fra {{high}} er høj.",
  largestMeaning: "Mere kan ét spil ikke give.",
  freeSpins: "Spil, der giver gratisspil",
  freeSpinsMeaning: "Cirka ét spil ud af {{every}}.",
  stakes: "Indsatser",
  stakesMeaning: "Andre indsatser kan ikke vælges. Alle gevinster er hele øre ved hver af dem.",
  chips: "Jetoner",
  chipsMeaning: "Alle indsatser i én runde kan tilsammen være {{most}}.",
  pays: "Gevinsttabel",
  paysText: "Hvor mange gange den samlede indsats en række betaler.",
  symbol: "Symbol",
  ofAKind: "{{count}} ens",
  scatterPays: "{{symbol}} hvor som helst",
  scatterCount: "Antal",
  scatterPay: "Betaler straks",
  scatterSpins: "Gratisspil",
  rules: "Regler",
  layoutLines:
    "{{reels}} hjul, {{rows}} rækker og {{number}} faste linjer. En række begynder på det første hjul og har ingen huller. Den længste række på hver linje tæller.",
  layoutWays:
    "{{reels}} hjul og {{rows}} rækker giver {{number}} måder at vinde på: ens symboler på nabohjul fra det første hjul, uanset højden.",
  lines: "Linjerne, som række fra oven på hvert hjul",
  tumbles:
    "Symboler, der vinder, forsvinder, og hjulet fortsætter ovenfra. Gevinsterne fald for fald ganges med {{multipliers}}; den sidste faktor gælder for resten.",
  wild: "Joker: {{symbol}}. Den står i stedet for alle symboler, der betaler på hjulene, og er ikke på det første hjul.",
  wildExpands: "Jokeren dækker hele sit hjul.",
  freeSpinsRule: "I gratisspil ganges gevinster med {{multiplier}}. Gratisspil giver ikke flere gratisspil.",
  reels: "Symboler på hvert hjul",
  reelsText:
    "Hvor mange gange hvert symbol er på et hjul. Rækkefølgen er hemmelig: den, der kender den, kan se, hvad der kommer.",
  reelsFree: "Symboler på hvert hjul i gratisspil",
  reel: "Hjul {{reel}}",
  stops: "I alt",
  proof: "Sådan er tallene bevist",
  proofCycle: "Alle kombinationer af hjulstop er talt op, én for én: {{base}} i spillet.",
  proofCycleFree:
    "Alle kombinationer af hjulstop er talt op, én for én: {{base}} i spillet og {{free}} i et gratisspil.",
  proofExact:
    "Tilbagebetalingen er desuden lagt sammen som brøk, led for led. De to veje giver samme brøk: {{exact}}.",
  proofRounds:
    "Ti millioner runder er spillet med den kode og de tilfældige tal, som afgør rigtige runder. De afviger ikke mere, end tilfældet tillader.",
  proofRoulette:
    "Hvert felt er talt op for hver slags indsats. Alle betaler {{exact}} af indsatsen tilbage i gennemsnit.",
  proofNoMemory: "Hvert spil afgøres for sig. Tidligere spil, indsatsen og spilleren ændrer intet.",
  version: "Matematikversion",
  versionText:
    "Fingeraftrykket (SHA-256) af spillets data. Hver runde gemmer det, så man altid kan se, hvilke regler den er afgjort efter.",
  bets: "Indsatser på bordet",
  bet: "Indsats på",
  covers: "Dækker",
  coversNumbers: "{{number}} tal",
  betPays: "Betaler",
  betPaysTo: "{{odds}} til 1",
  betStraight: "Ét tal",
  betSplit: "To naboer",
  betStreet: "En række",
  betCorner: "Et hjørne",
  betSixLine: "To rækker",
  betColumn: "En kolonne",
  betDozen: "Et dusin",
  betRed: "Rød",
  betBlack: "Sort",
  betEven: "Lige",
  betOdd: "Ulige",
  betLow: "1 til 18",
  betHigh: "19 til 36",
} as const;
