import { articleStory } from "@spilhus/brand/authoring";
import { articleCover } from "../art.ts";
import { categories } from "./categories.ts";

export const saetGraensenFoerDuBegynder = articleStory("saet-graensen-foer-du-begynder", {
  title: ["Sæt grænsen, før du begynder", "Set the limit before you begin"],
  teaser: [
    "Kl. 19 er man klogere end kl. 23. Derfor skal det være den, man er kl. 19, der bestemmer.",
    "At seven you are wiser than at eleven. So let the person you are at seven decide.",
  ],
  category: categories.vaner,
  author: "Sigrid Vestbo",
  published: { daysAgo: 66 },
  minutes: 3,
  seo: {
    title: ["Sæt grænsen, før du begynder | Nordlys", "Set the limit before you begin | Nordlys"],
    description: [
      "Sådan vælger du en indbetalingsgrænse, der passer til dit liv: en metode i tre trin og et regneeksempel med dag, uge og måned.",
      "How to choose a deposit limit that fits your life: a method in three steps, with an example for day, week and month.",
    ],
  },
  cover: articleCover("lantern", [
    "En tændt lygte ved en fjord om natten",
    "A lit lantern by a fjord at night",
  ]),
  related: ["hvorfor-tre-sekunder", "hvad-betyder-tilbagebetaling"],
  body: [
    `
En grænse, der sættes midt i et spil, er sjældent en grænse. Den er en forhandling, og modparten er træt. Derfor kræver loven, at den sættes først.

## Tre trin

1. **Find beløbet for en måned.** Hvad bruger du på biograf, take-away og den slags? Spil hører til i den kasse og skal dele plads med resten.
2. **Del med fire.** Det er din uge. Rund nedad.
3. **Sæt dagen til højst halvdelen af ugen.** Så kan en dårlig aften ikke spise det hele.

Med 600 kr. om måneden giver det 150 kr. om ugen og 75 kr. om dagen.

## Perioderne ruller

Bemærk, at en uge ikke begynder om mandagen, men er de seneste syv døgn. Indbetaler du 75 kr. torsdag og 75 kr. lørdag, er der først plads igen næste torsdag på samme tid.

## Når du får lyst til at hæve den

Så vent. Det skal du alligevel, for der går et døgn. Spørg dig selv, om du ville have valgt det nye beløb fra begyndelsen. Hvis svaret er nej, er det ikke grænsen, der er noget galt med.
`,
    `
A limit set in the middle of a game is seldom a limit. It is a negotiation, and the other party is tired. That is why the law requires it to be set first.

## Three steps

1. **Find the amount for a month.** What do you spend on the cinema, takeaways and the like? Gambling belongs in that box and must share it.
2. **Divide by four.** That is your week. Round down.
3. **Set the day to half the week at most.** Then one bad evening cannot swallow the lot.

With DKK 600 a month, that makes DKK 150 a week and DKK 75 a day.

## The periods roll

Note that a week does not start on Monday but is the past seven days. If you deposit DKK 75 on Thursday and DKK 75 on Saturday, there is no room until next Thursday at the same time.

## When you feel like raising it

Then wait. You have to anyway, since it takes a day. Ask yourself whether you would have chosen the new amount from the start. If the answer is no, there is nothing wrong with the limit.
`,
  ],
});
