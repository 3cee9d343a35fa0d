import { blocks, pageStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const accessibility = pageStory("accessibility", {
  label: ["Tilgængelighed", "Accessibility"],
  seo: {
    title: [
      "Tilgængelighed: alle skal kunne være med | Solbanko",
      "Accessibility: room for everyone | Solbanko",
    ],
    description: [
      "Vores tilgængelighedserklæring efter EN 301 549: hvad der virker, hvad der halter, og hvordan du siger til, hvis du kører fast.",
      "Our accessibility statement under EN 301 549: what works, what lags behind, and how to tell us if you get stuck.",
    ],
  },
  hero: [
    blocks.heroPage({
      title: ["Der skal være plads til alle ved bordet", "There should be room for everyone at the table"],
      text: [
        "Også til dem, der ser dårligt, hører dårligt, ryster på hånden eller hellere bruger tastaturet.",
        "Including those with poor sight, poor hearing, unsteady hands or a liking for the keyboard.",
      ],
    }),
  ],
  body: [
    blocks.richText([
      `
## Hvad erklæringen dækker

Den dækker alle sider under Solbanko, på computer såvel som telefon, herunder dem, der vises i vores app. Kravene findes i tilgængelighedsloven fra 2025 og i den europæiske standard EN 301 549. Målet er WCAG 2.2, niveau AA.

## Hvor langt er vi?

Siden opfylder **det meste, men ikke alt**. I lovens sprog hedder det, at vi er delvist i overensstemmelse.

## Det kan du regne med

- Du kan komme rundt overalt med tabulatortasten, og der er altid en tydelig ring om det sted, du er.
- Skriften kan gøres dobbelt så stor, uden at noget falder ud over kanten.
- Farver står aldrig alene. Er et nummer krydset af, kan det også læses og høres.
- Numrene skrives i en liste, som en skærmlæser kan følge, uden at den bliver afbrudt af ure.
- Knapperne er store nok til en tyk tommelfinger: mindst 24 pixels på hver led, som regel 44.
- Er bevægelser slået fra på din enhed, står tingene stille.
- Du kan bruge hele siden uden lyd.

## Det kniber det med

**Automaterne** er tegnet af fremmede firmaer på en måde, hjælpemidler ikke kan læse. Vi har derfor skrevet regler og priser ud i almindelig tekst. Banko- og bingosalene er vores egne og kan læses.

**Enkelte illustrationer** i ældre numre af Pladeposten har korte beskrivelser. Vi skriver dem om, efterhånden som vi støder på dem.

## Hvordan vi ved det

Maskiner gennemgår siderne, hver gang vi laver noget om. Desuden har vi en fast kreds på otte medspillere, deraf tre blinde og to med gigt, som prøver nyt af og siger tingene ligeud.

## Sig til

Kører du fast, så ring på ${house.phone} eller skriv til [${house.email}](mailto:${house.email}). Du behøver ikke kunne forklare, hvad der er galt; fortæl bare, hvad du ville. Vi vender tilbage inden en uge og finder en anden vej så længe.

## Gå videre med det

Får du ikke et ordentligt svar, kan du skrive til Digitaliseringsstyrelsen på [digst.dk](https://digst.dk), der holder øje med, at reglerne følges.

Sidst læst igennem og rettet til: oktober 2026.
`,
      `
## What the statement covers

It covers all pages of Solbanko, on computers and phones alike, including those shown in our app. The requirements are found in the Danish accessibility act of 2025 and the European standard EN 301 549. The aim is WCAG 2.2, level AA.

## How far have we got?

The site meets **most of it, but not everything**. In the language of the law, we are partially compliant.

## What you can count on

- You can get around everywhere with the tab key, and there is always a clear ring where you are.
- Type can be made twice as large without anything falling off the edge.
- Colour never stands alone. When a number has been marked, it can be read and heard as well.
- Numbers are written in a list that a screen reader can follow without being interrupted by clocks.
- Buttons are big enough for a stout thumb: at least 24 pixels each way, usually 44.
- If motion is switched off on your device, things keep still.
- You can use the whole site without sound.

## Where we fall short

**The slot machines** are drawn by other firms in a way assistive tools cannot read. We have therefore written out rules and prices in ordinary text. The banko and bingo halls are our own and can be read.

**A few illustrations** in older issues of the Plate Post have short descriptions. We rewrite them as we come across them.

## How we know

Machines go over the pages every time we change something. We also have a standing circle of eight players, three of them blind and two with arthritis, who try new things and speak their minds.

## Tell us

If you get stuck, ring ${house.phone} or write to [${house.email}](mailto:${house.email}). You needn’t be able to explain what is wrong; just say what you wanted to do. We come back to you within a week and find another way in the meantime.

## Taking it further

If you don’t get a proper answer, you can write to the Danish Agency for Digital Government at [digst.dk](https://digst.dk), which sees to it that the rules are followed.

Last read through and put right: October 2026.
`,
    ]),
  ],
});
