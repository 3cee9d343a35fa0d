import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";
import { house } from "../house.ts";

export const page = pageStory("customer-service", {
  label: ["Kundeservice", "Customer service"],
  seo: {
    title: [`Kundeservice | ${house.name}`, `Customer service | ${house.name}`],
    description: [
      "Telefon, mail og åbningstider hos kundeservice, og svar på det, de fleste ringer om.",
      "Telephone, email and opening hours of customer service, and answers to what most people call about.",
    ],
  },
  hero: [
    blocks.heroPage({
      title: ["Hvad kan vi hjælpe med?", "How can we help?"],
      image: art("service", ["Tegning af en medarbejder ved en skærm", "Drawing of a colleague at a screen"]),
    }),
  ],
  body: [
    blocks.contact({
      title: ["Ring eller skriv", "Call or write"],
      text: [
        "Oplys gerne dit kundenummer, men aldrig en adgangskode.",
        "Please have your customer number ready, but never tell us a password.",
      ],
    }),
    blocks.questionList({ title: ["De fleste spørger om", "Most people ask about"], limit: 5 }),
    blocks.richText([
      `## Vil du klage?

Skriv til ${house.email}. Du får svar inden for syv dage. Er du ikke enig i svaret, kan du gå til Forbrugerklagenævnet eller Spillemyndigheden.`,
      `## Want to complain?

Write to ${house.email}. You will have an answer within seven days. If you disagree with it, you can turn to the Danish Consumer Complaints Board or the Danish Gambling Authority.`,
    ]),
  ],
  sidebar: [
    blocks.helpCards({
      items: [
        {
          icon: "pause",
          title: ["Brug for en pause?", "Need a break?"],
          link_label: ["Ansvarligt spil", "Responsible gaming"],
          link: multilink("/ansvarligt-spil"),
        },
      ],
    }),
  ],
});
