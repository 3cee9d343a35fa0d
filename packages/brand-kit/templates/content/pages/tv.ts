import { blocks, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";
import { house } from "../house.ts";

export const page = pageStory("tv", {
  label: ["TV", "TV"],
  seo: {
    title: [`På skærmen | ${house.name}`, `On screen | ${house.name}`],
    description: [
      "Se os på skærmen: sendetider, værter og de spil, der bliver vist. Alt kan også ses bagefter.",
      "See us on screen: broadcast times, hosts and the games being shown. Everything can be watched afterwards.",
    ],
  },
  hero: [
    blocks.heroPage({
      title: ["Vi er på skærmen", "We are on screen"],
      image: art("tv", ["Tegning af et fjernsyn", "Drawing of a television set"]),
    }),
  ],
  body: [
    blocks.featureList({
      title: ["Hvad vi viser", "What we show"],
      items: [
        {
          icon: "calendar",
          title: ["Hver torsdag kl. 20", "Every Thursday at 8 pm"],
          text: [
            "En halv time om ugens nye spil og reglerne bag dem.",
            "Half an hour on the week’s new games and the rules behind them.",
          ],
        },
        {
          icon: "user",
          title: ["Værter, der spiller selv", "Hosts who play themselves"],
          text: ["De viser også, hvordan man stopper i tide.", "They also show how to stop in time."],
        },
      ],
    }),
  ],
});
