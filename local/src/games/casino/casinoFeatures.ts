import type { Pair } from "../fillWords.ts";

interface TableFeature {
  readonly titles: readonly Pair[];
  readonly texts: readonly Pair[];
}

/** What sets a table apart from its neighbours; `{n}` is the feature's number. */
export const casinoFeatures = {
  "la-partage": {
    titles: [["Halvt tilbage på nul", "Half back on zero"]],
    texts: [
      [
        "Rammer kuglen nul, får du halvdelen tilbage af indsatser på rød, sort, lige, ulige, lav og høj.",
        "If the ball lands on zero you get back half of stakes on red, black, even, odd, low and high.",
      ],
    ],
  },
  "call-bets": {
    titles: [
      ["Nabotal", "Neighbouring numbers"],
      ["Indsatser langs hjulet", "Bets along the wheel"],
    ],
    texts: [
      [
        "Sæt på et tal og dets {n} naboer på hver side af hjulet med et enkelt tryk.",
        "Back a number and its {n} neighbours on each side of the wheel with one press.",
      ],
      [
        "Hjulets rækkefølge vises som en bane, hvor et tal kan tages sammen med {n} til hver side.",
        "The order of the wheel is shown as a track, where a number can be taken with {n} on either side.",
      ],
    ],
  },
  statistics: {
    titles: [
      ["De seneste {n} kast", "The past {n} results"],
      ["Tavlen", "The board"],
    ],
    texts: [
      [
        "Tavlen viser de sidste {n} udfald. Den fortæller, hvad der er sket, og intet om, hvad der vil ske.",
        "The board shows the last {n} outcomes. It tells what has happened and nothing of what will.",
      ],
      [
        "{n} resultater tilbage kan du følge spillet. Rækken har ingen indflydelse på det næste.",
        "You can follow the game {n} results back. The run has no bearing on the next.",
      ],
    ],
  },
  split: {
    titles: [
      ["Del et par", "Split a pair"],
      ["Splitning", "Splitting"],
    ],
    texts: [
      [
        "To ens kort kan deles i to hænder med hver sin indsats. Delte esser får ét kort hver.",
        "Two equal cards can be split into two hands with a stake each. Split aces get one card apiece.",
      ],
      [
        "Et par må splittes én gang. Derefter kan hver hånd fordobles for sig.",
        "A pair may be split once. After that each hand can be doubled on its own.",
      ],
    ],
  },
  double: {
    titles: [["Fordobling", "Doubling"]],
    texts: [
      [
        "På de to første kort kan du fordoble indsatsen mod at tage præcis ét kort til.",
        "On the first two cards you can double the stake in return for exactly one more card.",
      ],
      [
        "Fordobling er tilladt på enhver sum fra ni til elleve.",
        "Doubling is allowed on any total from nine to eleven.",
      ],
    ],
  },
  insurance: {
    titles: [["Forsikring, ærligt fortalt", "Insurance, honestly told"]],
    texts: [
      [
        "Viser giveren et es, kan du forsikre dig for halvdelen af indsatsen. I længden koster det mere, end det giver.",
        "When the dealer shows an ace you can insure for half the stake. In the long run it costs more than it returns.",
      ],
      [
        "Forsikring betaler to til én, hvis giveren har blackjack. Grundstrategien siger nej tak.",
        "Insurance pays two to one if the dealer has blackjack. Basic strategy says no thank you.",
      ],
    ],
  },
  side: {
    titles: [
      ["Sideindsats", "Side bet"],
      ["Et væddemål ved siden af", "A wager on the side"],
    ],
    texts: [
      [
        "En valgfri indsats på, om de første kort danner et par. Den har en højere fordel til huset end selve bordet.",
        "An optional stake on whether the first cards make a pair. Its house edge is higher than that of the table itself.",
      ],
      [
        "Sideindsatsen gøres op for sig. Dens tilbagebetaling er lavere og oplyst i reglerne.",
        "The side bet is settled separately. Its return is lower and stated in the rules.",
      ],
    ],
  },
  seats: {
    titles: [
      ["{n} pladser", "{n} seats"],
      ["Fast bord", "A set table"],
    ],
    texts: [
      [
        "Der er {n} stole om bordet. Er de optaget, kan du se med, til en bliver ledig.",
        "There are {n} chairs at the table. If they are taken you can watch until one is free.",
      ],
      [
        "Bordet har {n} pladser, og hver har sin egen hånd.",
        "The table has {n} seats, each with a hand of its own.",
      ],
    ],
  },
  host: {
    titles: [
      ["Vært på dansk", "A Danish-speaking host"],
      ["Tegnet vært", "An animated host"],
    ],
    texts: [
      [
        "Værten taler dansk, og alt, hvad der siges, kan læses som tekst.",
        "The host speaks Danish, and everything said can be read as text.",
      ],
      [
        "Lyd kan slås fra uden at gå glip af noget: Værtens ord står under billedet.",
        "Sound can be switched off without missing anything: the host’s words appear below the picture.",
      ],
    ],
  },
  bonus: {
    titles: [
      ["Bonusrunden", "The bonus round"],
      ["{n} veje videre", "{n} ways onwards"],
    ],
    texts: [
      [
        "Et af felterne fører til en ekstra runde med {n} veje. Alle veje er lige sandsynlige.",
        "One of the fields leads to an extra round with {n} paths. All paths are equally likely.",
      ],
      [
        "Bonusfeltet rammes i gennemsnit én gang for hver {n} runder, men kan udeblive meget længere.",
        "The bonus field is hit once in {n} rounds on average but may stay away far longer.",
      ],
    ],
  },
  multiplier: {
    titles: [
      ["Lyntal", "Charged numbers"],
      ["Faktor op til {n}", "Multiplier up to {n}"],
    ],
    texts: [
      [
        "Før hvert udfald får enkelte felter en faktor på op til {n}. Til gengæld betaler de øvrige lidt mindre.",
        "Before each result a few fields receive a multiplier of up to {n}. In return the others pay slightly less.",
      ],
      [
        "Op til {n} gange kan et udvalgt felt betale. Hvilke felter det er, trækkes hver gang.",
        "A chosen field can pay up to {n} times. Which fields they are is drawn each time.",
      ],
    ],
  },
  strategy: {
    titles: [
      ["Slå op undervejs", "Look it up as you go"],
      ["Strategikort", "Strategy card"],
    ],
    texts: [
      [
        "Grundstrategien ligger som et kort ved bordet og må gerne bruges, mens der spilles.",
        "Basic strategy lies as a card beside the table and may be used while playing.",
      ],
      [
        "Et tryk viser, hvad regnestykket anbefaler for netop den hånd.",
        "One press shows what the arithmetic recommends for that very hand.",
      ],
    ],
  },
  slow: {
    titles: [
      ["Uden hast", "No hurry"],
      ["Bordet venter", "The table waits"],
    ],
    texts: [
      [
        "Der er ingen nedtælling. Runden begynder, når du selv er klar.",
        "There is no countdown. The round begins when you are ready.",
      ],
      ["Du bestemmer selv, hvornår næste runde går i gang.", "You decide when the next round starts."],
    ],
  },
  reveal: {
    titles: [
      ["Afslør alt på én gang", "Reveal everything at once"],
      ["Skrab selv", "Scratch it yourself"],
    ],
    texts: [
      [
        "Vil du ikke skrabe, kan alle {n} felter åbnes med ét tryk.",
        "If you would rather not scratch, all {n} fields can be opened with one press.",
      ],
      [
        "{n} felter kan skrabes med finger, mus eller mellemrumstasten.",
        "{n} fields can be scratched with a finger, a mouse or the space bar.",
      ],
    ],
  },
} as const satisfies Readonly<Record<string, TableFeature>>;

export type CasinoFeatureId = keyof typeof casinoFeatures;
