import { blocks, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";
import { house } from "../house.ts";

export const competition = pageStory("competition", {
  label: ["Konkurrence", "Competition"],
  seo: {
    title: ["Månedens konkurrence: nattens billede | Nordlys", "This month’s competition | Nordlys"],
    description: [
      "Send et billede af din nattehimmel, og vær med, når vi hver måned finder en vinder. Gratis, fra 18 år og uden krav om spil.",
      "Send a picture of your night sky and take part as we choose a winner every month. Free, for over-18s and with no need to play.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["Månedens konkurrence", "This month’s competition"],
      title: ["Vis os din nattehimmel", "Show us your night sky"],
      text: [
        "Et billede taget efter solnedgang et sted i Danmark. Det må gerne være overskyet.",
        "A picture taken after sunset somewhere in Denmark. Clouds are welcome.",
      ],
      image: art("competition", [
        "En sti af lys op til et flag på et fjeld",
        "A path of lights up to a flag on a fell",
      ]),
    }),
  ],
  body: [
    blocks.steps({
      title: ["Sådan deltager du", "How to take part"],
      items: [
        {
          title: ["Tag billedet selv", "Take the picture yourself"],
          text: [
            "Telefon er fint. Mennesker på billedet skal have sagt ja.",
            "A phone is fine. People in the picture must have agreed.",
          ],
        },
        {
          title: ["Send det til os", "Send it to us"],
          text: [
            `Skriv til ${house.press} med emnet »Nattehimmel«, dit navn og stedet.`,
            `Write to ${house.press} with the subject ‘Night sky’, your name and the place.`,
          ],
        },
        {
          title: ["Vent til den sidste søndag", "Wait for the last Sunday"],
          text: [
            "Tre fotografer vælger månedens billede den sidste søndag i måneden.",
            "Three photographers choose the picture of the month on the last Sunday.",
          ],
        },
      ],
    }),
    blocks.richText([
      `
## Betingelser

- Alle, der er fyldt 18 år og bor i Danmark, kan deltage. Du behøver hverken konto eller køb, og det ændrer ikke chancen.
- Præmien er en stjernekikkert til en værdi af 3.500 kr. Den kan ikke ombyttes til kontanter eller spil.
- Ét billede pr. person pr. måned. Fristen er den sidste fredag i måneden klokken 12.
- Vinderen får direkte besked og nævnes kun med fornavn og landsdel, hvis hun eller han vil det.
- Du beholder rettighederne. Vi må vise vinderbilledet på denne side i et år.
- Ansatte og deres husstand kan ikke deltage.
- Vi sletter navn, mail og de øvrige billeder 30 dage efter afgørelsen.

Tilladelsen til at sende dig tilbud er **ikke** en del af konkurrencen. Siger du nej tak, er du med på lige fod.
`,
      `
## Conditions

- Anyone over 18 living in Denmark may take part. You need neither an account nor a purchase, and having one makes no difference to your chances.
- The prize is a telescope worth DKK 3,500. It cannot be exchanged for cash or games.
- One picture per person per month. The deadline is noon on the last Friday of the month.
- The winner is told directly and is named by first name and region only, if she or he so wishes.
- You keep your rights. We may show the winning picture on this page for one year.
- Employees and members of their households may not take part.
- We delete names, emails and the remaining pictures 30 days after the decision.

Permission to send you offers is **not** part of the competition. Say no thank you and you take part on equal terms.
`,
    ]),
  ],
});
