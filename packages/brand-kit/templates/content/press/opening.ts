import { pressStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const item = pressStory("vi-slaar-doerene-op", {
  title: [`${house.name} slår dørene op`, `${house.name} opens its doors`],
  teaser: [
    "Et nyt dansk spilhus er åbent, med grænser før spil og tallene fremme.",
    "A new Danish gaming house is open, with limits before play and the figures up front.",
  ],
  published: { daysAgo: 9 },
  seo: {
    title: [`${house.name} slår dørene op`, `${house.name} opens its doors`],
    description: [
      "Et nyt dansk spilhus er åbent. Læs, hvad huset lover sine spillere, og hvem der kan kontaktes for mere.",
      "A new Danish gaming house is open. Read what it promises its players and whom to contact for more.",
    ],
  },
  body: [
    `${house.company} har åbnet ${house.name}, et spilhus med tilladelse fra Spillemyndigheden.

Ingen kan spille uden først at have sat en indbetalingsgrænse, og hvert spil, der kan spilles, viser sin beviste tilbagebetaling, før det startes.

> Vi vil hellere forklare et tal for meget end et for lidt.`,
    `${house.company} has opened ${house.name}, a gaming house licensed by the Danish Gambling Authority.

Nobody can play without having set a deposit limit first, and every game that can be played shows its proved return before it starts.

> We would rather explain one figure too many than one too few.`,
  ],
  contact: [house.press, house.press],
});
