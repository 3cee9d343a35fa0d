import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";

export const casino = pageStory("casino", {
  label: ["Casino", "Casino"],
  seo: {
    title: [
      "Casino: roulette, blackjack, baccarat | Nordlys",
      "Casino: roulette, blackjack, baccarat | Nordlys",
    ],
    description: [
      "Roulette, blackjack, baccarat, spilshows og skrabespil med husets fordel skrevet ud. Læs reglerne, før du sætter dig til bordet.",
      "Roulette, blackjack, baccarat, game shows and scratch cards with the house edge spelt out. Read the rules before you take a seat.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["Casino", "Casino"],
      title: ["Filt, kugle og lav belysning", "Felt, ball and low lights"],
      text: [
        "Ved hvert bord står der, hvad huset tjener på det. Så ved du det, inden kortene ligger.",
        "Every table states what the house makes from it, so you know before the cards are down.",
      ],
    }),
  ],
  body: [
    blocks.gameRail({
      title: ["Borde med liv", "Tables with life"],
      source: "category",
      category: "casino",
      sort: "popular",
      limit: 14,
    }),
    blocks.gameRail({
      title: ["Tal, farver og det grønne felt", "Numbers, colours and the green pocket"],
      text: [
        "Roulette i fem udgaver, fra små indsatser på ti øre til de store bræt.",
        "Roulette in five versions, from ten-øre stakes to the large layouts.",
      ],
      source: "curated",
      slugs: [
        "nattens-roulette",
        "kystens-roulette",
        "roulette-royal-ravn",
        "dobbeltkugle",
        "mini-roulette-13",
      ],
    }),
    blocks.gameRail({
      title: ["Enogtyve", "Twenty-one"],
      text: [
        "Blackjack med reglerne for split og forsikring slået op ved bordet.",
        "Blackjack with the rules for splitting and insurance posted at the table.",
      ],
      source: "curated",
      slugs: [
        "blackjack-under-tagryggen",
        "quiet-blackjack",
        "blackjack-seks-saeder",
        "pontoon-paa-kajen",
        "blackjack-med-sidespor",
      ],
    }),
    blocks.gameGrid({
      title: ["Alt på casinogulvet", "Everything on the casino floor"],
      source: "category",
      category: "casino",
      sort: "popular",
      limit: 36,
      link_label: ["Åbn i spiloversigten", "Open in the game overview"],
      link: multilink("/spiloversigt?kategori=casino"),
    }),
    blocks.richText([
      `
## Husets fordel, uden pynt

I europæisk roulette er der 37 felter, og der betales som om der var 36. Forskellen er husets: 2,70 % af det, der sættes. Ingen måde at placere brikkerne på ændrer det.

Blackjack har en mindre fordel til huset, men kun hvis man følger grundstrategien. Spiller man efter mavefornemmelse, vokser fordelen hurtigt til det dobbelte.

Baccarat spiller sig selv: Man vælger side, og kortene følger faste regler. Sidegevinsten på uafgjort ser stor ud og er bordets dyreste.

Systemer, hvor man fordobler efter et tab, flytter kun risikoen hen til den dag, hvor bordets loft eller ens egen pung siger stop.
`,
      `
## The house edge, without decoration

European roulette has 37 pockets and pays as if there were 36. The difference belongs to the house: 2.70 per cent of what is staked. No way of placing the chips will change that.

Blackjack gives the house a smaller edge, but only if you follow basic strategy. Play by gut feeling and the edge soon doubles.

Baccarat plays itself: you choose a side and the cards follow fixed rules. The side bet on a tie looks large and is the most expensive at the table.

Systems that double after a loss merely move the risk to the day when the table’s ceiling, or your own purse, says stop.
`,
    ]),
  ],
});
