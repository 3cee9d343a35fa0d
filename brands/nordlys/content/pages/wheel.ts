import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { articleCover } from "../art.ts";

export const wheel = pageStory("wheel", {
  label: ["Spin Kompasset", "Spin the Compass"],
  seo: {
    title: [
      "Spin Kompasset: hjulet med 32 streger | Nordlys",
      "Spin Kompasset: the 32-point wheel | Nordlys",
    ],
    description: [
      "Et spilshow med kompasrosens 32 streger, fire verdenshjørner og én nål. Se felter, chancer og indsats, før du åbner spillet.",
      "A game show with the 32 points of the compass rose, four quarters and one needle. See fields, odds and stakes before you open it.",
    ],
  },
  hero: [
    blocks.heroColour({
      title: ["Hvor peger nålen?", "Where will the needle point?"],
      text: [
        "Spin Kompasset er vores spilshow på 32 streger. Alle felter er lige brede, og du kan se chancen for hvert af dem.",
        "Spin Kompasset is our game show on 32 points. All fields are equally wide, and you can see the odds of each.",
      ],
      ground: "accent",
      cta_label: ["Se spillet", "See the game"],
      cta_link: multilink("/spilside/spin-kompasset"),
      image: articleCover("compass", [
        "En kompasrose i lys over mørkt vand",
        "A compass rose in light above dark water",
      ]),
    }),
  ],
  body: [
    blocks.statBand({
      title: ["Rosen i tal", "The rose in figures"],
      items: [
        { value: ["32", "32"], title: ["lige brede felter", "fields of equal width"] },
        {
          value: ["1 ud af 2", "1 in 2"],
          title: ["peger på en mellemstreg", "point to an intermediate point"],
        },
        { value: ["1 ud af 32", "1 in 32"], title: ["peger stik nord", "point due north"] },
      ],
    }),
    blocks.steps({
      title: ["Sådan forløber en runde", "How a round unfolds"],
      items: [
        {
          title: ["Vælg en retning", "Choose a direction"],
          text: [
            "Sæt på et verdenshjørne, en hovedstreg eller nord alene. Jo smallere valg, jo sjældnere rammer nålen.",
            "Back a quarter, a cardinal point or north alone. The narrower the choice, the more seldom the needle finds it.",
          ],
        },
        {
          title: ["Nålen slippes", "The needle is released"],
          text: [
            "Udfaldet trækkes i det øjeblik, nålen slippes. Farten, den ender med, er kun til øjet.",
            "The outcome is drawn the moment the needle is released. The speed at which it settles is for the eye only.",
          ],
        },
        {
          title: ["Runden gøres op", "The round is settled"],
          text: [
            "Gevinsten står på feltet og ganges med indsatsen. Derefter er kompasset nulstillet, uden hukommelse.",
            "The win is stated on the field and multiplied by the stake. The compass is then reset, with no memory.",
          ],
        },
      ],
    }),
    blocks.gameRail({
      title: ["Flere spil med hjul og nål", "More games with wheel and needle"],
      source: "curated",
      slugs: ["spin-kompasset", "kobbermaanen", "northward-compass", "nattens-roulette", "mini-roulette-13"],
    }),
  ],
});
