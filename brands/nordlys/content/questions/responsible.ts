import { questionStory } from "@spilhus/brand/authoring";

const category = ["Grænser og pauser", "Limits and breaks"] as const;

export const responsible = [
  questionStory(
    "hvordan-saetter-jeg-en-graense",
    250,
    category,
    ["Hvordan virker indbetalingsgrænsen?", "How does the deposit limit work?"],
    [
      "Du vælger et beløb pr. dag, uge og måned, før du kan spille. Perioderne er rullende. En lavere grænse gælder straks, en højere efter 24 timer.",
      "You choose an amount per day, week and month before you can play. The periods are rolling. A lower limit applies at once, a higher one after 24 hours.",
    ],
  ),
  questionStory(
    "kan-jeg-fortryde-en-spilpause",
    260,
    category,
    ["Kan jeg fortryde en spilpause?", "Can I undo a break?"],
    [
      "Nej. De 24 timer løber ud, uanset hvem der ringer.",
      "No. The 24 hours run their course no matter who calls.",
    ],
  ),
  questionStory(
    "hvad-er-rofus",
    270,
    category,
    ["Hvad er ROFUS?", "What is ROFUS?"],
    [
      "Spillemyndighedens register over frivilligt udelukkede spillere. Du tilmelder dig på [rofus.nu](https://www.rofus.nu), og så er der lukket hos alle med dansk tilladelse.",
      "The Danish Gambling Authority’s register of voluntarily excluded players. You join at [rofus.nu](https://www.rofus.nu), and everyone with a Danish licence is then closed to you.",
    ],
  ),
  questionStory(
    "hvor-faar-jeg-hjaelp",
    280,
    category,
    [
      "Hvor kan jeg få hjælp, hvis spil er blevet et problem?",
      "Where can I get help if gambling has become a problem?",
    ],
    [
      "Hos StopSpillet på 70 22 28 25, gratis og anonymt. Flere muligheder står under [ansvarligt spil](/ansvarligt-spil).",
      "From StopSpillet on 70 22 28 25, free and anonymous. More options are listed under [responsible gaming](/ansvarligt-spil).",
    ],
  ),
];
