import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const page = pageStory("wheel", {
  label: ["Spin Kompasset", "Spin the Compass"],
  seo: {
    title: [`Spin Kompasset | ${house.name}`, `Spin the Compass | ${house.name}`],
    description: [
      "Lad kompasset pege på et spil, du ikke har prøvet. Det koster ikke noget, og det forpligter ikke.",
      "Let the compass point at a game you have not tried. It costs nothing and commits you to nothing.",
    ],
  },
  hero: [
    blocks.heroColour({
      title: ["Spin Kompasset", "Spin the Compass"],
      text: [
        "Kan du ikke vælge? Lad kompasset finde et spil til dig.",
        "Cannot choose? Let the compass find a game for you.",
      ],
      ground: "accent",
      cta_label: ["Se alle spil", "See all games"],
      cta_link: multilink("/spiloversigt"),
    }),
  ],
  body: [
    blocks.gameGrid({
      title: ["Kompasset pegede her", "The compass pointed here"],
      source: "newest",
      limit: 12,
    }),
  ],
});
