import type { ScheduledRound } from "@spilhus/contracts";
import type { Pair } from "../fillWords.ts";

/** How each plate looks and is filled. */
export const plateRules: Readonly<Record<ScheduledRound["plate"], readonly Pair[]>> = {
  "5x5-75": [
    [
      "Pladen har 25 felter, fem i hver retning, og det midterste er frit. Der trækkes blandt numrene 1–75.",
      "The plate has 25 fields, five each way, and the middle one is free. Numbers 1–75 are drawn.",
    ],
    [
      "Der spilles med 75 kugler på en plade med fem kolonner; feltet i midten er krydset på forhånd.",
      "The game uses 75 balls and a plate of five columns; the middle field is already marked.",
    ],
    [
      "Fem gange fem felter under bogstaverne i ordet BINGO, et for hver femten numre op til 75.",
      "Five by five fields beneath the letters of BINGO, one for each fifteen numbers up to 75.",
    ],
    [
      "Fireogtyve numre og et frit felt i midten. Tromlen rummer 75 kugler.",
      "Twenty-four numbers and a free field in the middle. The drum holds 75 balls.",
    ],
  ],
  "4x4-80": [
    [
      "Pladen har fire gange fire felter, og kuglerne går fra 1 til 80.",
      "The plate has four by four fields, and the balls run from 1 to 80.",
    ],
    [
      "Seksten felter i fire farver, en for hver tyve af de firs numre.",
      "Sixteen fields in four colours, one for each twenty of the eighty numbers.",
    ],
    [
      "Pladen er lille: seksten felter, fire i hver farve. Tromlen er stor: firs kugler.",
      "The plate is small: sixteen fields, four in each colour. The drum is large: eighty balls.",
    ],
    [
      "Hver kolonne har sin farve og dækker tyve numre, fra 1 i første til 80 i sidste.",
      "Each column has its colour and covers twenty numbers, from 1 in the first to 80 in the last.",
    ],
  ],
  "3x9-90": [
    [
      "Pladen har tre rækker og ni kolonner med fem numre i hver række. Der trækkes blandt 1–90.",
      "The plate has three rows and nine columns with five numbers to a row. Numbers 1–90 are drawn.",
    ],
    [
      "Femten numre er fordelt på tre rækker: enere i første kolonne, tiere i den næste og så fremdeles op til 90.",
      "Fifteen numbers are spread over three rows: units in the first column, tens in the next and so on up to 90.",
    ],
    [
      "Af pladens 27 felter er 15 udfyldt, fem på hver række. Numrene går til 90.",
      "Of the plate’s 27 fields 15 are filled, five to each row. Numbers run to 90.",
    ],
    [
      "Den klassiske bankoplade: ni kolonner, tre rækker og halvfems kugler i posen.",
      "The classic banko plate: nine columns, three rows and ninety balls in the bag.",
    ],
  ],
};

export const saleRules: readonly Pair[] = [
  [
    "Plader sælges tidligst 30 minutter før start og koster {price} stykket.",
    "Plates go on sale 30 minutes before the start at the earliest and cost {price} each.",
  ],
  [
    "En plade koster {price}. Salget åbner en halv time før og lukker, når første nummer trækkes.",
    "A plate costs {price}. Sales open half an hour ahead and close when the first number is drawn.",
  ],
  [
    "Prisen er {price} pr. plade. Man kan købe fra en halv time før start.",
    "The price is {price} a plate. Buying opens half an hour before the start.",
  ],
  [
    "For {price} får du en plade med tilfældige numre. Salget varer højst tredive minutter.",
    "For {price} you get a plate of random numbers. Sales last thirty minutes at most.",
  ],
  [
    "Hver plade koster {price} og kan fortrydes, indtil den første kugle er ude.",
    "Each plate costs {price} and can be undone until the first ball is out.",
  ],
];
export const limitRules: readonly Pair[] = [
  ["Du kan højst have {plates} plader i samme runde.", "You can hold at most {plates} plates in one round."],
  [
    "Loftet er {plates} plader pr. runde, altså {max} i alt.",
    "The ceiling is {plates} plates a round, that is {max} in all.",
  ],
  [
    "Ingen kan købe mere end {plates} plader til en runde.",
    "Nobody can buy more than {plates} plates for a round.",
  ],
  [
    "Der er plads til {plates} plader på bordet foran dig. Det koster {max} at fylde det.",
    "There is room for {plates} plates on the table before you. Filling it costs {max}.",
  ],
  [
    "Største indsats i en runde er {max}, svarende til {plates} plader.",
    "The largest stake in a round is {max}, equal to {plates} plates.",
  ],
];
export const callRules: readonly Pair[] = [
  [
    "Numrene trækkes ét ad gangen med mindst tre sekunder imellem og kan både ses, høres og læses.",
    "Numbers are drawn one at a time, at least three seconds apart, and can be seen, heard and read.",
  ],
  [
    "Der går mindst tre sekunder mellem to numre. Alle trukne numre kan læses ved siden af pladen.",
    "At least three seconds pass between two numbers. All drawn numbers can be read beside the plate.",
  ],
  [
    "Hvert nummer bliver stående i mindst tre sekunder og skrives på listen.",
    "Each number stays up for at least three seconds and is written in the list.",
  ],
  [
    "Opråbet er på dansk, tallene kan læses på skærmen, og tempoet er aldrig under tre sekunder pr. nummer.",
    "Calling is in Danish, the figures can be read on screen, and the pace is never below three seconds a number.",
  ],
  [
    "Ét nummer, tre sekunder, ét nummer til. Sådan går det, til nogen er færdig.",
    "One number, three seconds, another number. So it goes until somebody is done.",
  ],
];
export const endRules: readonly Pair[] = [
  ["Runden slutter ved den første fulde plade.", "The round ends with the first full plate."],
  [
    "Når den første plade er fuld, er runden slut for alle.",
    "Once the first plate is full, the round is over for everyone.",
  ],
  [
    "Første fulde plade afslutter runden, også hvis der er flere af dem.",
    "The first full plate ends the round, even if there are several.",
  ],
  [
    "Der spilles, til en plade er helt udfyldt, og ikke ét nummer længere.",
    "Play goes on until one plate is completely filled, and not one number longer.",
  ],
];
export const dropRules: readonly Pair[] = [
  [
    "Mister du forbindelsen, spiller dine plader videre og krydses af automatisk.",
    "If you lose the connection your plates play on and are marked automatically.",
  ],
  [
    "Plader, du har købt, er med, også selv om du lukker siden.",
    "Plates you have bought take part even if you close the page.",
  ],
  [
    "Aflyses en runde, føres prisen for alle plader tilbage.",
    "If a round is cancelled, the price of every plate is returned.",
  ],
  [
    "Slukker du skærmen, krydser systemet af for dig, og en eventuel præmie går ind på kontoen.",
    "If you switch off the screen the system marks for you, and any prize goes into the account.",
  ],
  [
    "En runde, der ikke kan gøres færdig, tæller ikke, og pladerne betales tilbage.",
    "A round that cannot be finished does not count, and plates are refunded.",
  ],
];
