import { blocks, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";
import { house } from "../house.ts";

export const page = pageStory("press", {
  label: ["Presse", "Press"],
  seo: {
    title: [`Presse | ${house.name}`, `Press room | ${house.name}`],
    description: [
      `Nyheder fra ${house.name}, kontakt for journalister og billeder, der må bruges i omtale.`,
      `News from ${house.name}, contact for journalists and pictures that may be used in coverage.`,
    ],
  },
  hero: [
    blocks.heroPage({
      title: ["Presse", "Press"],
      image: art("press", ["Tegning af aviser og en mikrofon", "Drawing of newspapers and a microphone"]),
    }),
  ],
  body: [
    blocks.pressList({}),
    blocks.notice({
      tone: "info",
      title: ["Kontakt for medier", "Media contact"],
      text: [`Skriv til ${house.press}.`, `Write to ${house.press}.`],
    }),
  ],
});
