import { pressStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const laengereAabningstidIKundeservice = pressStory("laengere-aabningstid-i-kundeservice", {
  title: ["Telefonen er åben til midnat", "Phones open until midnight"],
  teaser: [
    "Kundeservice udvider tiderne, fordi de fleste spørgsmål kommer efter aftensmaden.",
    "Customer service extends its hours, as most questions come after dinner.",
  ],
  published: { daysAgo: 119 },
  seo: {
    title: ["Telefonen er åben til midnat | Nordlys", "Phones open until midnight | Nordlys"],
    description: [
      "Nordlys udvider telefontiden til midnat i hverdagene og klokken to i weekenden, besvaret af fastansatte på dansk.",
      "Nordlys extends telephone hours to midnight on weekdays and two at weekends, answered in Danish by permanent staff.",
    ],
  },
  body: [
    `
Kundeservice hos Nordlys har nu åbent til midnat søndag til torsdag og til klokken to natten efter fredag og lørdag.

Baggrunden er selskabets egne tal: 64 % af alle henvendelser kommer efter klokken 19, og de vanskeligste kommer sidst.

»Når nogen ringer klokken halv tolv for at få lukket for spil, skal der være et menneske, der kan gøre det med det samme,« siger kundechef Mette Bay.

Alle medarbejdere er uddannet i samtaler om spilproblemer sammen med eksterne rådgivere.
`,
    `
Customer service at Nordlys is now open until midnight from Sunday to Thursday, and until two on Friday and Saturday nights.

The reason lies in the company’s own figures: 64 per cent of all enquiries come after 7 pm, and the hardest come last.

‘When someone rings at half past eleven to have play closed, there must be a person there who can do it at once,’ says head of customer service Mette Bay.

All staff have been trained with external advisers in conversations about problem gambling.
`,
  ],
  contact: [
    `Presse: ${house.press}, telefon ${house.phone}`,
    `Press: ${house.press}, telephone ${house.phone}`,
  ],
});
