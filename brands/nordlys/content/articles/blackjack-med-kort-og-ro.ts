import { articleStory } from "@spilhus/brand/authoring";
import { articleCover } from "../art.ts";
import { categories } from "./categories.ts";

export const blackjackMedKortOgRo = articleStory("blackjack-med-kort-og-ro", {
  title: ["Blackjack med kort og ro", "Blackjack, calmly"],
  teaser: [
    "Grundstrategi er ikke hemmelig, og den er ikke snyd. Her er de fem linjer, der betyder mest.",
    "Basic strategy is neither secret nor cheating. Here are the five lines that matter most.",
  ],
  category: categories.spil,
  author: "Sigrid Vestbo",
  published: { daysAgo: 41 },
  minutes: 4,
  seo: {
    title: ["Blackjack med kort og ro | Nordlys", "Blackjack, calmly | Nordlys"],
    description: [
      "Fem tommelfingerregler fra blackjackens grundstrategi, hvad de er værd, og hvorfor forsikring næsten altid er en dårlig handel.",
      "Five rules of thumb from blackjack’s basic strategy, what they are worth, and why insurance is nearly always a poor bargain.",
    ],
  },
  cover: articleCover("blackjack", [
    "To spillekort og en jeton: blackjack under nordlys",
    "Two playing cards and a chip: blackjack beneath northern lights",
  ]),
  related: ["roulettens-nul", "saet-graensen-foer-du-begynder"],
  games: ["quiet-blackjack", "enogtyve-trin"],
  body: [
    `
Ved de fleste borde i casinoet vælger du kun, hvor du sætter. I blackjack vælger du, hvad du gør, og det kan gøres bedre eller dårligere. Regnestykket blev løst af fire soldater med lommeregnere i 1956 og er ikke ændret meget siden.

## Fem linjer at begynde med

1. Bliv stående på 17 og opefter, når hånden er uden es.
2. Står du på 12 til 16, så bliv stående mod giverens 2 til 6, ellers træk.
3. Del altid esser og ottere. Del aldrig tiere.
4. Fordobl på 11 mod alt andet end es.
5. Tag aldrig forsikring.

## Hvad er det værd?

Spiller man efter mavefornemmelse, er husets fordel omkring to procent. Med fuld grundstrategi er den omkring en halv. Den bliver ikke negativ. Kortene blandes forfra i hver runde, så der er heller ikke noget at tælle.

## Om forsikringen

Når giveren viser es, tilbydes du at forsikre dig mod blackjack. Det lyder fornuftigt. Men kun fire ud af tretten kort er tiere, og forsikringen betaler, som om det var hvert tredje. Differencen er en dyr præmie.

På [Quiet Blackjack](/spilside/quiet-blackjack) ligger strategikortet ved siden af bordet, og der er ikke noget ur.
`,
    `
At most casino tables you only choose where to place your stake. In blackjack you choose what to do, and that can be done well or badly. The arithmetic was solved by four soldiers with adding machines in 1956 and has changed little since.

## Five lines to begin with

1. Stand on 17 and above when the hand has no ace.
2. With 12 to 16, stand against the dealer’s 2 to 6; otherwise draw.
3. Always split aces and eights. Never split tens.
4. Double on 11 against anything but an ace.
5. Never take insurance.

## What is it worth?

Play by gut feeling and the house edge is about two per cent. With full basic strategy it is about half of one. It does not turn negative. The cards are shuffled afresh every round, so there is nothing to count either.

## About insurance

When the dealer shows an ace you are offered insurance against blackjack. It sounds sensible. But only four cards in thirteen are tens, and insurance pays as though it were one in three. The difference is a costly premium.

At [Quiet Blackjack](/spilside/quiet-blackjack) the strategy card lies beside the table, and there is no clock.
`,
  ],
});
