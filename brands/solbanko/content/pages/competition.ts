import { blocks, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";
import { house } from "../house.ts";

export const competition = pageStory("competition", {
  label: ["Konkurrence", "Competition"],
  seo: {
    title: ["Årets kaffebord: vær med | Solbanko", "The coffee table of the year | Solbanko"],
    description: [
      "Hvad står der på bordet, når du spiller banko? Fortæl os det, og vær med i kvartalets lodtrækning om et kaffestel.",
      "What is on the table when you play banko? Tell us and join the quarterly draw for a coffee service.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["Konkurrence", "Competition"],
      title: ["Hvad står der på dit kaffebord?", "What’s on your coffee table?"],
      text: [
        "Drømmekage, kiks eller bare en enlig klejne? Skriv til os, så trækker vi lod blandt alle.",
        "Dream cake, biscuits or just one lonely doughnut? Write to us, and we will draw lots among you all.",
      ],
      image: art("competition", [
        "En tromle med kugler mellem to medspillere under vimpler",
        "A drum of balls between two players under bunting",
      ]),
    }),
  ],
  body: [
    blocks.richText([
      `
## Vær med på fem minutter

Send en mail til [${house.press}](mailto:${house.press}) med overskriften »Kaffebord« og et par linjer om dit bord. Et billede er fint, men ikke et krav. Du kan også ringe, så skriver vi ned.

## Det kan man få

Et kaffestel til seks fra en keramiker på Bornholm, værdi cirka 2.400 kr. Vi sender det gratis. Præmien kan ikke byttes til penge eller plader.

## Spilleregler for konkurrencen

- Man skal være fyldt 18 og bo her i landet.
- Det koster ikke noget, og det er lige meget, om man har en konto.
- Ét bidrag fra hver person i hvert kvartal.
- Lodtrækningen sker den 15. i kvartalets sidste måned; bidrag skal være fremme dagen før.
- En advokatfuldmægtig ser på, mens vi trækker.
- Vinderen ringes op og får lov at være anonym.
- Vi bruger kun dine oplysninger til konkurrencen og sletter dem efter en måned.
- Ansatte, deres familie og keramikeren selv må nøjes med at kigge.

Om du vil have nyheder fra os, er et andet spørgsmål. Du kan svare nej og stadig vinde stellet.
`,
      `
## Join in five minutes

Send an email to [${house.press}](mailto:${house.press}) headed ‘Coffee table’ with a few lines about yours. A picture is nice but not required. You can also ring, and we will write it down.

## What you might get

A coffee service for six from a potter on Bornholm, worth about DKK 2,400. We send it free of charge. The prize can’t be swapped for money or plates.

## Rules of the competition

- You must have turned 18 and live in Denmark.
- It costs nothing, and whether you have an account makes no odds.
- One entry from each person in each quarter.
- The draw takes place on the 15th of the quarter’s last month; entries must reach us the day before.
- A trainee lawyer looks on as we draw.
- The winner is telephoned and may remain anonymous.
- We use your details for the competition only and delete them after a month.
- Staff, their families and the potter must make do with watching.

Whether you want news from us is another question. You can answer no and still win the service.
`,
    ]),
  ],
});
