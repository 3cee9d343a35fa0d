import { blocks, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";
import { house } from "../house.ts";

export const page = pageStory("affiliate", {
  label: ["Affiliate", "Affiliates"],
  seo: {
    title: [`Bliv partner | ${house.name}`, `Become a partner | ${house.name}`],
    description: [
      "Driver du et medie om spil, kan du blive partner. Se kravene til omtale, og hvordan afregningen foregår.",
      "If you run a publication about games, you can become a partner. See what we require and how you are paid.",
    ],
  },
  hero: [
    blocks.heroPage({
      title: ["Bliv partner", "Become a partner"],
      text: ["For medier, der skriver ærligt om spil.", "For publications that write honestly about games."],
      image: art("affiliate", ["Tegning af to mennesker ved et bord", "Drawing of two people at a table"]),
    }),
  ],
  body: [
    blocks.steps({
      title: ["Sådan begynder vi", "How we begin"],
      items: [
        {
          title: ["Skriv til os", "Write to us"],
          text: [
            `Send en mail til ${house.partners} med dit medie og dine tal.`,
            `Send an email to ${house.partners} with your publication and your figures.`,
          ],
        },
        {
          title: ["Vi læser dit medie", "We read your publication"],
          text: [
            "Omtale skal nævne aldersgrænsen, StopSpillet og ROFUS.",
            "What you write must mention the age limit, StopSpillet and ROFUS.",
          ],
        },
        {
          title: ["Afregning hver måned", "Paid every month"],
          text: ["Du kan se grundlaget for hvert beløb.", "You can see what every amount is based on."],
        },
      ],
    }),
  ],
});
