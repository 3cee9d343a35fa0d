import { blocks, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";
import { house } from "../house.ts";

export const press = pageStory("press", {
  label: ["Presse", "Press"],
  seo: {
    title: ["Presserum og kontakt | Nordlys", "Press room and contact | Nordlys"],
    description: [
      "Pressemeddelelser fra Nordlys, baggrund om selskabet og en direkte kontakt for journalister, som svarer samme dag.",
      "Press releases from Nordlys, background on the company and a direct contact for journalists, answered the same day.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["Presse", "Press"],
      title: ["Til dig, der skriver om os", "For those who write about us"],
      text: [
        `Spørgsmål sendes til ${house.press}. Vi svarer samme dag, også på de ubekvemme.`,
        `Send questions to ${house.press}. We answer the same day, the awkward ones included.`,
      ],
      image: art("press", [
        "Et kamera på stativ foran nordlys",
        "A camera on a tripod before northern lights",
      ]),
    }),
  ],
  body: [
    blocks.pressList({ title: ["Meddelelser", "Releases"], limit: 20 }),
    blocks.richText([
      `
## Om selskabet

${house.company} driver Nordlys med tilladelse nr. ${house.licence} fra Spillemyndigheden. Selskabet er dansk, har ét kontor og udgiver et regnskab, som alle kan hente i CVR.

Billeder og logo må bruges frit i redaktionel omtale. De må ikke ændres eller sættes sammen med tilbud.
`,
      `
## About the company

${house.company} runs Nordlys under licence no. ${house.licence} from the Danish Gambling Authority. The company is Danish, has one office and publishes accounts that anyone can fetch from the business register.

Pictures and logo may be used freely in editorial coverage. They may not be altered or combined with offers.
`,
    ]),
  ],
});
