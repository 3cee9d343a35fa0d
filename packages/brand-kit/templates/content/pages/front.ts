import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";
import { house } from "../house.ts";

export const page = pageStory("front", {
  label: ["Forside", "Home"],
  seo: {
    title: [`Velkommen til ${house.name}`, `Welcome to ${house.name}`],
    description: [
      "Spil med dansk tilladelse, klare tal på hvert spil og grænser, du selv sætter, før du begynder.",
      "Games under a Danish licence, clear figures on each of them, and limits you set yourself before you start.",
    ],
  },
  hero: [
    blocks.heroFrontpage({
      eyebrow: ["Dansk tilladelse", "Danish licence"],
      title: ["God underholdning, klare regler", "Good entertainment, clear rules"],
      text: [
        "Se indsats og regler på hvert spil og beviste tal på de åbne, før du vælger. Din egen grænse kommer altid først.",
        "See stakes and rules of every game, and proved figures of the open ones, before you choose. Your own limit always comes first.",
      ],
      cta_label: ["Se alle spil", "See all games"],
      cta_link: multilink("/spiloversigt"),
      secondary_label: ["Opret spilkonto", "Open an account"],
      secondary_link: multilink("/signup"),
      image: art("hero", [
        "Tegning af fire mennesker ved et bord med plader",
        "Drawing of four people at a table with plates",
      ]),
    }),
  ],
  body: [
    // @if bingo|banko
    blocks.schedule({
      title: ["Næste runder", "Next rounds"],
      text: [
        "Pladerne kan købes fra en halv time før start. Tallene kommer ét ad gangen, så alle kan følge med.",
        "Tickets are on sale from half an hour before the start. Numbers come one at a time, so everyone can follow.",
      ],
      kind: "all",
    }),
    // @end
    blocks.gameRail({
      title: ["Mest spillet denne uge", "Most played this week"],
      source: "played",
      limit: 12,
      link_label: ["Alle spil", "All games"],
      link: multilink("/spiloversigt"),
    }),
    blocks.jackpots({
      title: ["Puljerne i dette øjeblik", "The pots at this moment"],
      text: [
        "Beløbene kommer direkte fra spillene. Ingen kan vide, hvornår en pulje falder.",
        "The amounts come straight from the games. Nobody can know when a pot will drop.",
      ],
    }),
    // @if slots
    blocks.gameRail({
      title: ["Nye spilleautomater", "New slots"],
      source: "newest",
      limit: 12,
      link_label: ["Til spilleautomaterne", "To the slots"],
      link: multilink("/spilleautomater"),
    }),
    // @end
    // @if casino
    blocks.gameRail({
      title: ["Ved bordene", "At the tables"],
      source: "category",
      category: "casino",
      limit: 12,
      link_label: ["Til casino", "To the casino"],
      link: multilink("/casino"),
    }),
    // @end
    // @if winners
    blocks.winnersFeed({
      title: ["Seneste gevinster", "Latest wins"],
      text: [
        "Nettogevinster fra den seneste tid. Husk, at langt de fleste runder ender uden gevinst.",
        "Net wins from the recent past. Remember that by far the most rounds end without one.",
      ],
      limit: 8,
    }),
    // @end
    blocks.featureList({
      title: ["Sådan driver vi huset", "How we run the house"],
      items: [
        {
          icon: "eye",
          title: ["Tallene står fremme", "Figures up front"],
          text: [
            "Tilbagebetaling, volatilitet og indsats står på siden for hvert spil, der kan spilles.",
            "Return, volatility and stakes stand on the page of every game that can be played.",
          ],
        },
        {
          icon: "shield",
          title: ["Grænsen først", "The limit first"],
          text: [
            "Du vælger din indbetalingsgrænse, før du kan spille. Sænker du den, gælder det straks.",
            "You choose your deposit limit before you can play. Lower it, and it applies at once.",
          ],
          link_label: ["Om grænser", "About limits"],
          link: multilink("/ansvarligt-spil"),
        },
        {
          icon: "phone",
          title: ["Et menneske i røret", "A person on the line"],
          text: [
            "Kundeservice sidder i Danmark og svarer på dansk og engelsk.",
            "Customer service sits in Denmark and answers in Danish and English.",
          ],
          link_label: ["Kontakt os", "Contact us"],
          link: multilink("/kundeservice"),
        },
      ],
    }),
    // @if blog
    blocks.articleList({ title: ["Læs videre", "Read on"], limit: 3 }),
    // @end
    blocks.helplines({
      title: ["Fylder spillet for meget?", "Is gambling taking up too much?"],
      text: [
        "Rådgivningen er gratis og anonym, også for pårørende.",
        "Advice is free and anonymous, for relatives too.",
      ],
    }),
  ],
});
