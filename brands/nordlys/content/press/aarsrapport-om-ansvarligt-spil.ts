import { pressStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const aarsrapportOmAnsvarligtSpil = pressStory("aarsrapport-om-ansvarligt-spil", {
  title: ["Første rapport om grænser og pauser", "First report on limits and breaks"],
  teaser: [
    "Otte ud af ti vælger en månedsgrænse under 1.000 kroner, viser ny opgørelse.",
    "Eight in ten choose a monthly limit below DKK 1,000, a new report shows.",
  ],
  published: { daysAgo: 163 },
  seo: {
    title: ["Første rapport om grænser og pauser | Nordlys", "First report on limits and breaks | Nordlys"],
    description: [
      "Nordlys offentliggør sin første rapport om indbetalingsgrænser, spilpauser og udelukkelser, med tal og metode i fuld åbenhed.",
      "Nordlys publishes its first report on deposit limits, breaks and exclusions, figures and method in full view.",
    ],
  },
  body: [
    `
Nordlys udgiver i dag sin første rapport om ansvarligt spil. Den viser, hvordan grænser bliver valgt, når der ikke foreslås noget beløb på forhånd.

- 81 % valgte en månedsgrænse under 1.000 kr.
- 12 % satte grænsen ned i løbet af året, 5 % op.
- 3 ud af 4 forhøjelser blev fortrudt inden for de 24 timers ventetid.

»Det sidste tal gjorde indtryk. Ventetiden er ikke bureaukrati; den virker,« siger ansvarlig for spillerbeskyttelse Pernille Aagaard.

Rapporten med metode kan fås hos presseafdelingen.
`,
    `
Nordlys today publishes its first report on responsible gaming. It shows how limits are chosen when no amount is suggested beforehand.

- 81 per cent chose a monthly limit below DKK 1,000.
- 12 per cent lowered the limit during the year, 5 per cent raised it.
- 3 in 4 increases were withdrawn within the 24-hour wait.

‘That last figure made an impression. The wait is not red tape; it works,’ says head of player protection Pernille Aagaard.

The report, with its method, is available from the press office.
`,
  ],
  contact: [
    `Presse: ${house.press}, telefon ${house.phone}`,
    `Press: ${house.press}, telephone ${house.phone}`,
  ],
});
