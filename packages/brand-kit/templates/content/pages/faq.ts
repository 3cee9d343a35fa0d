import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const page = pageStory("faq", {
  label: ["Ofte stillede spørgsmål", "Frequently asked questions"],
  seo: {
    title: [`Spørgsmål og svar | ${house.name}`, `Questions and answers | ${house.name}`],
    description: [
      "Korte svar om spilkonto, MitID, grænser, spillenes tal og dine oplysninger. Finder du ikke svaret, så kontakt os.",
      "Short answers on accounts, MitID, limits, the figures of games and your data. No answer here? Get in touch.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["Hjælp", "Help"],
      title: ["Ofte stillede spørgsmål", "Frequently asked questions"],
      text: ["Det, vi oftest bliver spurgt om.", "What we are asked most often."],
    }),
  ],
  body: [
    blocks.questionList({}),
    blocks.contact({
      title: ["Fandt du ikke svaret?", "No answer here?"],
      text: [
        "Ring eller skriv til os i åbningstiden, så hjælper vi dig videre.",
        "Call or write during opening hours, and we will help you on.",
      ],
    }),
  ],
  sidebar: [
    blocks.helpCards({
      title: ["Genveje", "Shortcuts"],
      items: [
        {
          icon: "user",
          title: ["Opret spilkonto", "Open an account"],
          link_label: ["Se hvordan", "See how"],
          link: multilink("/signup"),
        },
        {
          icon: "pause",
          title: ["Hold en pause", "Take a break"],
          link_label: ["Ansvarligt spil", "Responsible gaming"],
          link: multilink("/ansvarligt-spil"),
        },
      ],
    }),
  ],
});
