import { questionStory } from "@spilhus/brand/authoring";

const category = ["Spil og tal", "Games and figures"] as const;

export const games = [
  questionStory(
    "hvad-er-tilbagebetalingsprocent",
    130,
    category,
    ["Hvad er en tilbagebetalingsprocent?", "What is return to player?"],
    [
      "Den andel af alle indsatser, et spil i gennemsnit betaler tilbage over millioner af runder. Den siger intet om din næste halve time. Vi har skrevet [en hel artikel](/blog/hvad-betyder-tilbagebetaling) om det.",
      "The share of all stakes that a game pays back on average over millions of rounds. It says nothing about your next half-hour. We have written [a whole article](/blog/hvad-betyder-tilbagebetaling) about it.",
    ],
  ),
  questionStory(
    "hvad-er-volatilitet",
    140,
    category,
    [
      "Hvad er forskellen på lav og høj volatilitet?",
      "What is the difference between low and high volatility?",
    ],
    [
      "Rytmen. Lav volatilitet betyder mange små gevinster; høj betyder få og større. Gennemsnittet kan være præcis det samme.",
      "The rhythm. Low volatility means many small wins; high means few and larger ones. The average may be exactly the same.",
    ],
  ),
  questionStory(
    "kan-en-automat-vaere-varm",
    150,
    category,
    ["Kan en automat være varm?", "Can a slot be hot?"],
    [
      "Nej. Hvert spin trækkes for sig. Det, der er sket de seneste tusind gange, har ingen betydning for det næste.",
      "No. Every spin is drawn separately. What happened the past thousand times has no bearing on the next.",
    ],
  ),
  questionStory(
    "hvorfor-tager-et-spin-tre-sekunder",
    160,
    category,
    ["Hvorfor tager et spin mindst tre sekunder?", "Why does a spin take at least three seconds?"],
    [
      "Sådan er reglen i Danmark. Den skal give tid til at tænke, og det har vi det fint med.",
      "That is the rule in Denmark. It is meant to leave time to think, and that suits us fine.",
    ],
  ),
  questionStory(
    "hvordan-ved-jeg-at-spillene-er-fair",
    170,
    category,
    ["Hvordan ved jeg, at spillene er tilfældige?", "How do I know the games are random?"],
    [
      "Tilfældighedsgeneratorerne er certificeret af uafhængige testhuse, og Spillemyndigheden kan til enhver tid kræve data udleveret.",
      "The random number generators are certified by independent laboratories, and the Danish Gambling Authority can demand the data at any time.",
    ],
  ),
  questionStory(
    "hvornaar-falder-en-pulje",
    180,
    category,
    ["Hvornår falder en pulje?", "When does a pot drop?"],
    [
      "Det ved ingen. Tidspunktet er tilfældigt og uafhængigt af, hvor stor puljen er blevet.",
      "Nobody knows. The moment is random and independent of how large the pot has become.",
    ],
  ),
  questionStory(
    "hvad-sker-der-hvis-nettet-ryger",
    190,
    category,
    ["Hvad sker der, hvis nettet ryger midt i en runde?", "What if my connection drops in mid-round?"],
    [
      "Runden afsluttes på serveren, og resultatet ligger klar, når du er tilbage. Nåede indsatsen ikke frem, er den ikke brugt.",
      "The round is completed on the server, and the result awaits you. If the stake never arrived it has not been spent.",
    ],
  ),
  questionStory(
    "hvordan-soeger-jeg",
    200,
    category,
    ["Jeg kan ikke huske, hvad spillet hedder", "I can’t remember what the game is called"],
    [
      "Skriv det, du husker, i [spiloversigten](/spiloversigt). Søgningen klarer stavefejl og kender også temaer og studier.",
      "Type whatever you recall into the [game overview](/spiloversigt). The search copes with misspellings and knows themes and studios too.",
    ],
  ),
  questionStory(
    "hvornaar-kommer-der-nye-spil",
    210,
    category,
    ["Hvornår kommer der nye spil?", "When do new games arrive?"],
    [
      "De fleste torsdage. De er mærket »ny« i 30 dage og kan vælges som filter.",
      "Most Thursdays. They are marked ‘new’ for 30 days and can be chosen as a filter.",
    ],
  ),
];
