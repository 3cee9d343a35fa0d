import { blocks, pageStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const cookiePolicy = pageStory("cookie-policy", {
  label: ["Cookiepolitik", "Cookie policy"],
  seo: {
    title: ["Om cookies hos Solbanko", "About cookies at Solbanko"],
    description: [
      "Hvad cookies er, hvilke vi bruger, hvor længe de ligger, og hvordan du siger ja, nej eller ombestemmer dig.",
      "What cookies are, which ones we use, how long they last, and how to say yes, say no or think again.",
    ],
  },
  hero: [
    blocks.heroPage({
      title: ["De små kager i browseren", "The little biscuits in your browser"],
      text: [
        "Man kan ikke spise dem. Til gengæld kan man takke nej til de fleste.",
        "You can’t eat them. On the other hand, you may decline most of them.",
      ],
    }),
  ],
  body: [
    blocks.cookieTable({
      title: ["Alt, hvad der ligger i dåsen", "Everything in the tin"],
      text: [
        "Tryk på knappen, hvis du vil lave om på dit svar. Det virker fra samme sekund.",
        "Press the button to change your answer. It takes effect that very second.",
      ],
    }),
    blocks.richText([
      `
## I korte træk

En cookie er en huskeseddel, som siden lægger på din computer eller telefon. Næste gang du kommer, kan vi læse sedlen. Vi må kun lægge dem, du har sagt ja til, bortset fra dem, siden ikke kan fungere uden.

## Fire slags sedler

- **Nødvendige:** dit sprog, dit svar på cookies og dit svar på, om vi må kontakte dig. De lægges altid.
- **Præferencer:** små bekvemmeligheder og hjælp i en chat, når vi får sådan en.
- **Statistik:** tæller besøg og viser os, hvilke udgaver af en side der er lettest at finde rundt i.
- **Markedsføring:** fortæller, om en annonce har gjort nytte.

## Ja, nej og måske senere

De to knapper er lige store, og intet er krydset af for dig. Siger du nej, ser siden ud præcis som før. Siger du ja i dag og nej i morgen, rydder vi op efter os samme dag.

Dit svar gemmes i tolv måneder. Så spørger vi igen, og det gør vi også, hvis der kommer noget nyt i dåsen.

## Ryd op på egen hånd

I browserens indstillinger kan du slette alt, der er lagt. Det er ikke farligt; du bliver blot spurgt en gang til.

## Hvem svarer for det her?

Det gør ${house.company}. Skriv til [${house.privacy}](mailto:${house.privacy}), hvis noget er uklart. Reglerne håndhæves af Digitaliseringsstyrelsen og, når det handler om personoplysninger, Datatilsynet.
`,
      `
## In brief

A cookie is a reminder note that a site leaves on your computer or phone. When you come back, we can read the note. We may only leave the ones you have agreed to, apart from those the site cannot work without.

## Four kinds of note

- **Necessary:** your language, your answer about cookies and your answer on whether we may contact you. These are always left.
- **Preferences:** small comforts, and help in a chat once we have one.
- **Statistics:** count visits and show us which version of a page is easiest to find your way around.
- **Marketing:** tells us whether an advertisement did any good.

## Yes, no and perhaps later

The two buttons are the same size, and nothing is ticked for you. Say no and the site looks exactly as before. Say yes today and no tomorrow, and we tidy up after ourselves the same day.

Your answer is kept for twelve months. Then we ask again, and also if something new goes into the tin.

## Clearing up on your own

In your browser’s settings you can delete everything that has been left. It does no harm; you will merely be asked once more.

## Who answers for this?

${house.company} does. Write to [${house.privacy}](mailto:${house.privacy}) if anything is unclear. The rules are enforced by the Danish Agency for Digital Government and, where personal data is concerned, the Danish Data Protection Agency.
`,
    ]),
  ],
});
