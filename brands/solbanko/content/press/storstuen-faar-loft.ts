import { pressStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const storstuenFaarLoft = pressStory("storstuen-faar-loft", {
  title: ["Storstuen holder fast i de seks plader", "Storstuen sticks to six plates"],
  teaser: [
    "Efter et år med lavt loft er der kommet flere til bordet og mere snak.",
    "After a year with a low ceiling there are more people at the table and more chatter.",
  ],
  published: { daysAgo: 5 },
  seo: {
    title: ["Storstuen holder fast i de seks plader | Solbanko", "Storstuen sticks to six plates | Solbanko"],
    description: [
      "Solbanko gør et forsøg permanent: Højst seks plader pr. person i Storstuen. Deltagerne er blevet flere, og runderne roligere.",
      "Solbanko makes a trial permanent: at most six plates each in Storstuen. Attendance is up and the rounds have become calmer.",
    ],
  },
  body: [
    `
Da Solbanko sidste år satte loftet i Storstuen ned fra 24 til seks plader, ventede mange en tom sal. Det modsatte skete. Nu bliver ordningen permanent.

I snit sidder der 38 procent flere i hver runde, og den samlede omsætning er faldet en smule. Det er meningen.

»Vi ville hellere have fulde borde end fulde plader,« siger direktør Lone Vestergaard.

Loftet gælder fra denne uge også i aftenens sidste runde, hvor det hidtil har været tolv.
`,
    `
When Solbanko last year lowered the ceiling in Storstuen from 24 plates to six, many expected an empty hall. The opposite happened. Now the arrangement becomes permanent.

On average 38 per cent more people sit down to each round, and total turnover has slipped a little. That is the intention.

‘We would rather have full tables than full plates,’ says managing director Lone Vestergaard.

As of this week the ceiling also covers the last round of the evening, where it used to be twelve.
`,
  ],
  contact: [
    `Lone Vestergaard, ${house.press} eller ${house.phone}`,
    `Lone Vestergaard, ${house.press} or ${house.phone}`,
  ],
});
