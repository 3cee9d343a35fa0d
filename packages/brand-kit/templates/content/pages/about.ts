import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";
import { house } from "../house.ts";

export const page = pageStory("about", {
  label: ["Om os", "About us"],
  seo: {
    title: [`Om huset | ${house.name}`, `About us | ${house.name}`],
    description: [
      `Hvem der står bag ${house.name}, hvilken tilladelse vi har, og hvad vi lover dem, der spiller hos os.`,
      `Who is behind ${house.name}, which licence we hold, and what we promise those who play here.`,
    ],
  },
  hero: [
    blocks.heroPage({
      title: ["Om os", "About us"],
      text: ["Et spilhus, der kan forklares.", "A gaming house that can be explained."],
      image: art("about", ["Tegning af huset set udefra", "Drawing of the house from outside"]),
    }),
  ],
  body: [
    blocks.richText([
      `## Hvem vi er

${house.name} drives af ${house.company}. Vi har tilladelse fra Spillemyndigheden med nummer ${house.licence} og følger dansk lov.

## Hvad vi lover

- Reglerne står på dansk, før du spiller.
- Din grænse gælder, også når vi helst så, at du spillede videre.
- En udbetaling tager den tid, vi siger, den tager.

Se, hvordan du [sætter grænser og holder pause](/ansvarligt-spil).`,
      `## Who we are

${house.name} is run by ${house.company}. We hold licence number ${house.licence} from the Danish Gambling Authority and follow Danish law.

## What we promise

- The rules are in plain language before you play.
- Your limit holds, even when we would rather you played on.
- A withdrawal takes the time we say it takes.

See how to [set limits and take a break](/ansvarligt-spil).`,
    ]),
    blocks.helpCards({
      items: [
        {
          icon: "phone",
          title: ["Kundeservice", "Customer service"],
          link_label: ["Kontakt os", "Contact us"],
          link: multilink("/kundeservice"),
        },
        {
          icon: "shield",
          title: ["Ansvarligt spil", "Responsible gaming"],
          link_label: ["Læs mere", "Read more"],
          link: multilink("/ansvarligt-spil"),
        },
      ],
    }),
  ],
});
