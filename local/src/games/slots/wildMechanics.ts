import type { Mechanic } from "./mechanic.ts";

/** What a joker can do. `{wild}` and `{scatter}` are the game's own symbols, `{n}` the mechanic's number. */
export const wildMechanics = {
  "expanding-wild": {
    titles: [
      ["Voksende joker", "Expanding wild"],
      ["Joker i fuld højde", "Full-height wild"],
    ],
    texts: [
      [
        "Lander {wild} på et af de midterste hjul, breder symbolet sig over hele hjulet, før gevinsten gøres op.",
        "If {wild} should land on one of the middle reels, the symbol spreads across the whole reel before wins are counted.",
      ],
      [
        "{wild} kan vokse fra en enkelt plads til et helt hjul. Det sker kun, når det giver mindst én gevinst.",
        "{wild} can grow from a single place to a whole reel. It only happens when it completes at least one win.",
      ],
      [
        "Et hjul, der rammes af {wild}, bliver til én lang joker i resten af runden.",
        "A reel touched by {wild} becomes one long wild for the rest of the round.",
      ],
      [
        "Højden er hele hjulet, når {wild} lander på to, tre eller fire. På de yderste sker det ikke.",
        "The height is the whole reel when {wild} lands on two, three or four. On the outer reels it does not happen.",
      ],
    ],
  },
  "sticky-wild": {
    titles: [
      ["Fastholdt joker", "Sticky wild"],
      ["Joker, der bliver", "A wild that stays"],
    ],
    texts: [
      [
        "I bonusrunden bliver {wild} stående, hvor symbolet landede, til sidste spin er spillet.",
        "In the bonus round {wild} will stay where it landed until the last spin has been played.",
      ],
      [
        "Hver gang {wild} lander under gratisspil, låses pladsen, og hjulene drejer videre rundt om den.",
        "Each time {wild} lands during free spins, its place is locked and the reels turn on around it.",
      ],
      [
        "{wild} kan blive liggende i {n} spin, før pladsen frigives igen.",
        "{wild} can remain for {n} spins before the place is freed again.",
      ],
      [
        "Pladsen under {wild} er optaget, til runden er slut, og de øvrige hjul må klare sig uden.",
        "The place under {wild} is taken until the round ends, and the other reels must do without it.",
      ],
      [
        "Lander {wild} i bonusrunden, bliver jokeren, hvor den er, og tæller med i hvert spin til slut.",
        "Should {wild} land in the bonus round, it stays where it is and counts in every spin to the end.",
      ],
    ],
  },
  "walking-wild": {
    titles: [
      ["Vandrende joker", "Walking wild"],
      ["Et skridt ad gangen", "One step at a time"],
    ],
    texts: [
      [
        "{wild} rykker ét hjul mod venstre efter hvert spin og giver et nyt spin undervejs, til kanten er nået.",
        "{wild} will move one reel to the left after every spin, with a respin on the way, until the edge is reached.",
      ],
      [
        "Kommer {wild} ind fra højre, fortsætter vandringen tværs over hjulene med et omspin for hvert skridt.",
        "Should {wild} enter from the right, it crosses the reels with a respin for every step.",
      ],
      [
        "For hvert omspin flytter {wild} sig en plads og kan hjælpe en ny linje på vej.",
        "With every respin {wild} may shift one place and help a new win along.",
      ],
    ],
  },
  "multiplier-wild": {
    titles: [
      ["Joker med faktor", "Multiplier wild"],
      ["Ganget op til {n}", "Up to {n} times"],
    ],
    texts: [
      [
        "{wild} kan bære et tal fra 2 til {n}, og tallet ganges på de gevinster, symbolet er med i.",
        "{wild} can carry a number from 2 to {n}, which multiplies every win the symbol is part of.",
      ],
      [
        "Indgår {wild} i en gevinst, ganges den med op til {n}. To jokere i samme gevinst lægges sammen.",
        "Should {wild} form part of a win, it is multiplied by up to {n}. Two wilds in one win are added together.",
      ],
      [
        "Faktoren på {wild} trækkes ved hvert spin og er højst {n}.",
        "The factor on {wild} is drawn at every spin and is {n} at most.",
      ],
      [
        "Bag {wild} står et tal. Det højeste er {n}, det hyppigste er to.",
        "Behind {wild} there is a number. The highest is {n}, the most common two.",
      ],
    ],
  },
  "random-wilds": {
    titles: [
      ["Jokere ud af ingenting", "Wilds out of nowhere"],
      ["Uventet besøg", "An unexpected visit"],
    ],
    texts: [
      [
        "Før et tilfældigt spin kan {wild} drysse 2 til {n} ekstra jokere ud over hjulene.",
        "Before any spin {wild} may scatter 2 to {n} extra wilds across the reels.",
      ],
      [
        "Uden varsel kan op til {n} pladser blive til {wild}. Hvor de lander, er forskelligt hver gang.",
        "Without warning up to {n} places can turn into {wild}. Where they land differs every time.",
      ],
      [
        "Et spin uden gevinst kan få selskab af {wild} på op til {n} pladser og gøres op igen.",
        "A spin without a win may be joined by {wild} in up to {n} places and counted again.",
      ],
      [
        "I et spin uden forvarsel lander der op til {n} jokere ud over dem, hjulene selv viser.",
        "In a spin without warning, up to {n} wilds land besides those the reels show themselves.",
      ],
      [
        "Antallet af ekstra jokere er mellem én og {n} og trækkes sammen med spinnet.",
        "The number of extra wilds is between one and {n} and is drawn along with the spin.",
      ],
      [
        "{wild} kan dukke op på steder, hvor der lige stod noget andet, højst {n} på én gang.",
        "{wild} may turn up where something else just stood, at most {n} at once.",
      ],
    ],
  },
  "stacked-wild": {
    titles: [
      ["Jokere i stabler", "Stacked wilds"],
      ["Lag på lag", "Layer upon layer"],
    ],
    texts: [
      [
        "{wild} optræder i stabler på op til {n} symboler og kan dække et hjul fra top til bund.",
        "{wild} can appear in stacks of up to {n} symbols and cover a reel from top to bottom.",
      ],
      [
        "På hjul to, tre og fire ligger {wild} i lag. Ses kun en del af stablen, tæller den del, der er synlig.",
        "On reels two, three and four {wild} will lie in layers. If only part of a stack shows, that part counts.",
      ],
      [
        "Stablerne med {wild} er længst i bonusrunden, hvor de er på {n} symboler.",
        "Stacks of {wild} are longest in the bonus round, where they are {n} symbols high.",
      ],
      [
        "Når {wild} kommer, kommer der sjældent kun én: {n} oven på hinanden er det mest almindelige.",
        "When {wild} appears it is seldom alone: {n} on top of one another is most common.",
      ],
    ],
  },
  transform: {
    titles: [
      ["Forvandling", "Transformation"],
      ["Symboler, der skifter ham", "Symbols that change their skin"],
    ],
    texts: [
      [
        "Lander {scatter} ved siden af et lavt symbol, kan symbolet forvandles til {wild}.",
        "Should {scatter} land beside a low symbol, that symbol can turn into {wild}.",
      ],
      [
        "Efter en gevinst kan de laveste symboler på skærmen blive byttet ud med {wild} i ét spin.",
        "After a win the lowest symbols on screen can be exchanged for {wild} during one spin.",
      ],
      [
        "Ét tilfældigt symbol vælges i begyndelsen af bonusrunden og kan blive til {wild} hele vejen.",
        "One random symbol is chosen as the bonus round begins and can turn into {wild} throughout.",
      ],
      [
        "En hel slags symboler kan skifte til {wild}, hvis {scatter} ses to steder.",
        "An entire kind of symbol can change into {wild} when {scatter} can be seen in two places.",
      ],
      [
        "Et af de lave symboler kan forvandles til {wild} i et enkelt spin. Derefter er alt, som det var.",
        "One of the low symbols can turn into {wild} for a single spin. After that everything is as it was.",
      ],
    ],
  },
} as const satisfies Readonly<Record<string, Mechanic>>;
