import { blocks, pageStory } from "@spilhus/brand/authoring";

export const gameOverview = pageStory("game-overview", {
  label: ["Alle spil", "All games"],
  seo: {
    title: ["Spiloversigt: søg blandt alle spil | Nordlys", "Game overview: search all games | Nordlys"],
    description: [
      "Søg i hele kataloget, også hvis du staver forkert. Filtrér på studie, tema, nye spil og puljer, og se, hvad der kan spilles nu.",
      "Search the whole catalogue, even with a typo. Filter by studio, theme, new games and pots, and see what can be played now.",
    ],
  },
  hero: [],
  body: [
    blocks.gameOverview({
      title: ["Hele hylden", "The whole shelf"],
      text: [
        "Skriv et par bogstaver, eller sæt filtrene sammen. Adressen i browseren husker dit udsnit, så du kan gemme eller sende det.",
        "Type a few letters or combine the filters. The address in your browser remembers the selection, so you can save or send it.",
      ],
    }),
  ],
});
