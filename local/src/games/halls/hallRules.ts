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
];
export const limitRules: readonly Pair[] = [
  ["Du kan højst have {plates} plader i samme runde.", "You can hold at most {plates} plates in one round."],
  [
    "Loftet er {plates} plader pr. runde, altså {max} i alt.",
    "The ceiling is {plates} plates a round, that is {max} in all.",
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
];
export const endRules: readonly Pair[] = [
  ["Runden slutter ved den første fulde plade.", "The round ends with the first full plate."],
  [
    "Når den første plade er fuld, er runden slut for alle.",
    "Once the first plate is full, the round is over for everyone.",
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
];
