import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const page = pageStory("accessibility", {
  label: ["Tilgængelighed", "Accessibility"],
  seo: {
    title: [`Tilgængelighed | ${house.name}`, `Accessibility | ${house.name}`],
    description: [
      "Hvordan siden lever op til WCAG 2.2 på niveau AA, og hvordan du fortæller os om noget, der ikke virker for dig.",
      "How the site meets WCAG 2.2 at level AA, and how to tell us about something that does not work for you.",
    ],
  },
  hero: [blocks.heroPage({ title: ["Tilgængelighed", "Accessibility"] })],
  body: [
    blocks.richText([
      `## Hvad du kan forvente

Siden kan betjenes med tastatur, tåler 200 % forstørrelse og respekterer, hvis du har slået bevægelse fra. Tekst har en kontrast på mindst 4,5:1.

## Fortæl os om fejl

Skriv til ${house.email}, hvis noget spærrer for dig. Oplys gerne side, browser og hjælpemiddel. Vi svarer inden for fem hverdage.`,
      `## What you can expect

The site can be used with a keyboard, takes 200 % zoom and respects that you have turned motion off. Text has a contrast of at least 4.5:1.

## Tell us about faults

Write to ${house.email} if something stands in your way. Page, browser and assistive technology help us find it. We answer within five working days.`,
    ]),
    blocks.helpCards({
      items: [
        {
          icon: "phone",
          title: ["Kundeservice", "Customer service"],
          link_label: ["Kontakt os", "Contact us"],
          link: multilink("/kundeservice"),
        },
      ],
    }),
  ],
});
