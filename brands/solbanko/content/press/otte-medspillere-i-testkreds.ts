import { pressStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const otteMedspillereITestkreds = pressStory("otte-medspillere-i-testkreds", {
  title: ["Otte gæster får sidste ord", "Eight guests get the last word"],
  teaser: [
    "En fast kreds skal sige god for alt nyt, før det kommer ud til bordene.",
    "A standing circle must approve anything new before it reaches the tables.",
  ],
  published: { daysAgo: 31 },
  seo: {
    title: ["Otte gæster får sidste ord | Solbanko", "Eight guests get the last word | Solbanko"],
    description: [
      "Blinde, svagtseende og gigtramte er med i den kreds, der godkender nyt hos Solbanko. Første afgørelse: Uret skal væk.",
      "People who are blind, partially sighted or arthritic sit on the circle approving changes at Solbanko. First ruling: no clock.",
    ],
  },
  body: [
    `
Solbanko har nedsat en fast testkreds på otte gæster mellem 41 og 84 år. Tre er blinde, to har gigt, og én beskriver sig selv som »almindeligt gnaven«.

Kredsen kan sige nej. Det har den gjort fire gange, første gang til et ur, der tikkede i Solsikkesalen.

»Vi troede, det var hyggeligt. De mente, det stressede. De havde ret,« fortæller Lone Vestergaard.

Medlemmerne får et honorar og kaffe, men ingen plader, så længe de sidder i kredsen.
`,
    `
Solbanko has set up a standing test circle of eight guests aged between 41 and 84. Three are blind, two have arthritis, and one describes himself as ‘ordinarily grumpy’.

The circle can say no. It has done so four times, first to a clock that ticked in Solsikkesalen.

‘We thought it cosy. They found it stressful. They were right,’ says Lone Vestergaard.

Members receive a fee and coffee, but no plates for as long as they serve.
`,
  ],
  contact: [
    `Lone Vestergaard, ${house.press} eller ${house.phone}`,
    `Lone Vestergaard, ${house.press} or ${house.phone}`,
  ],
});
