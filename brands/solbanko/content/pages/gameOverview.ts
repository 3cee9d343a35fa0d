import { blocks, pageStory } from "@spilhus/brand/authoring";

export const gameOverview = pageStory("game-overview", {
  label: ["Alle spil", "All games"],
  seo: {
    title: ["Find dit spil på listen | Solbanko", "Find your game on the list | Solbanko"],
    description: [
      "Bankosale, bingorum og automater samlet på én liste. Skriv bare noget, der ligner navnet, så finder vi nok ud af det.",
      "Banko halls, bingo rooms and slots on a single list. Just type something like the name and we’ll work it out between us.",
    ],
  },
  hero: [],
  body: [
    blocks.gameOverview({
      title: ["Hele indholdet af skabet", "Everything in the cupboard"],
      text: [
        "Kan du kun huske det halve, er det også godt. Vi er vant til, at folk siger »det der med koen«.",
        "If you remember only half of it, that’s fine too. We are used to people saying ‘the one with the cow’.",
      ],
    }),
  ],
});
