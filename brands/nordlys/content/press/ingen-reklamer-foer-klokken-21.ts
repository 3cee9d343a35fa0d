import { pressStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const ingenReklamerFoerKlokken21 = pressStory("ingen-reklamer-foer-klokken-21", {
  title: ["Nordlys holder sig fra skærmen før klokken 21", "Nordlys keeps off the screen before 9 pm"],
  teaser: [
    "Selskabet indfører egne sendetider, der er strengere end loven.",
    "The company adopts broadcast hours of its own, stricter than the law.",
  ],
  published: { daysAgo: 48 },
  seo: {
    title: [
      "Nordlys holder sig fra skærmen før klokken 21 | Nordlys",
      "Nordlys keeps off the screen before 9 pm | Nordlys",
    ],
    description: [
      "Nordlys sender ikke tv-reklamer før klokken 21 og aldrig ved ungdomssport. Reglerne gælder fra det nye år og offentliggøres.",
      "Nordlys will broadcast no TV commercials before 9 pm and never around youth sport. The rules apply from the new year.",
    ],
  },
  body: [
    `
Fra årsskiftet viser Nordlys ingen tv-reklamer før klokken 21, ingen omkring ungdomssport og højst to pr. kanal pr. aften. Reglerne gælder også streaming, hvor udbyderen kan styre tidspunktet.

»En reklame skal minde om, at vi findes. Den skal ikke være det første, et barn ser efter børne-tv,« siger direktør Anne Lykke Storm.

I filmene optræder ingen gevinster, ingen mindreårige og ingen kendte med følgere under 18 år.

Reglerne er lagt frem på siden om tv og kan påtales af enhver.
`,
    `
From the new year Nordlys will show no television commercials before 9 pm, none around youth sport and at most two per channel per evening. The rules extend to streaming wherever the provider can control the hour.

‘An advertisement should remind people that we exist. It should not be the first thing a child sees after children’s programmes,’ says chief executive Anne Lykke Storm.

The films show no wins, no minors and no celebrities whose followers are under 18.

The rules are set out on our TV page, and anyone may hold us to them.
`,
  ],
  contact: [
    `Presse: ${house.press}, telefon ${house.phone}`,
    `Press: ${house.press}, telephone ${house.phone}`,
  ],
});
