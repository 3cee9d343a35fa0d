import { questionStory } from "@spilhus/brand/authoring";

const category = ["Plader og runder", "Plates and rounds"] as const;

export const plates = [
  questionStory(
    "hvornaar-kan-man-koebe",
    70,
    category,
    ["Hvornår kan man købe plader?", "When can plates be bought?"],
    [
      "Fra en halv time før opråbet og til første kugle er oppe.",
      "From half an hour before calling until the first ball is up.",
    ],
  ),
  questionStory(
    "maa-jeg-vaelge-numre",
    80,
    category,
    ["Må jeg selv vælge numre?", "May I choose my own numbers?"],
    [
      "Nej, de deles ud tilfældigt. Til gengæld kan nogle sale give dig den samme plade flere runder i træk.",
      "No, they are handed out at random. Some halls can, however, give you the same plate for several rounds running.",
    ],
  ),
  questionStory(
    "hvor-mange-plader-maa-man-have",
    90,
    category,
    ["Hvor mange plader må man have?", "How many plates may I have?"],
    [
      "Det afhænger af salen; loftet står på dens side. I Storstuen er det seks.",
      "It depends on the hall; the ceiling is on its page. In Storstuen it is six.",
    ],
  ),
  questionStory(
    "hvad-hvis-jeg-overser-et-nummer",
    100,
    category,
    ["Hvad nu, hvis jeg overser et nummer?", "What if I miss a number?"],
    [
      "Så husker pladen det for dig. Ingen går glip af en præmie, fordi kaffen løb over.",
      "Then the plate remembers it for you. Nobody misses a prize because the coffee boiled over.",
    ],
  ),
  questionStory(
    "kan-jeg-fortryde-et-koeb",
    110,
    category,
    ["Kan jeg fortryde en plade?", "Can I change my mind about a plate?"],
    [
      "Indtil første nummer er råbt op, ja. Derefter er den med.",
      "Until the first number is called, yes. After that it is in the game.",
    ],
  ),
  questionStory(
    "hvem-raaber-op",
    120,
    category,
    ["Er det et rigtigt menneske, der råber op?", "Is it a real person calling?"],
    [
      "Numrene trækkes af en maskine, men stemmerne er Inges, Flemmings og Jyttes. De har indtalt alle halvfems, nogle af dem flere gange.",
      "A machine draws the numbers, but the voices belong to Inge, Flemming and Jytte. They have recorded all ninety, some of them more than once.",
    ],
  ),
  questionStory(
    "hvordan-deles-en-praemie",
    130,
    category,
    ["Vi råbte banko samtidig. Hvem får præmien?", "Two of us called at once. Who gets the prize?"],
    [
      "Det gør I begge. Den deles lige over, og vi runder op til hele kroner.",
      "Both of you. It is split down the middle, and we round up to whole kroner.",
    ],
  ),
  questionStory(
    "hvad-hvis-runden-bryder-sammen",
    140,
    category,
    ["Hvad sker der, hvis runden går i stå?", "What happens if a round breaks down?"],
    [
      "Er den ikke afgjort, får alle pengene for pladerne tilbage. Er den, bliver præmien udbetalt.",
      "If it hasn’t been decided, everyone is refunded for their plates. If it has, the prize is paid.",
    ],
  ),
];
