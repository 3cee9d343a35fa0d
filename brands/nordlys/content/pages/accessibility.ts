import { blocks, pageStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const accessibility = pageStory("accessibility", {
  label: ["Tilgængelighed", "Accessibility"],
  seo: {
    title: ["Tilgængelighedserklæring | Nordlys", "Accessibility statement | Nordlys"],
    description: [
      "Sådan lever Nordlys op til EN 301 549 og WCAG 2.2 på niveau AA, hvad der mangler, og hvem du skriver til, hvis noget driller.",
      "How Nordlys meets EN 301 549 and WCAG 2.2 level AA, what is missing, and whom to write to when something gets in your way.",
    ],
  },
  hero: [
    blocks.heroPage({
      title: ["Tilgængelighedserklæring", "Accessibility statement"],
      text: [
        "Nordlys skal kunne bruges med tastatur, skærmlæser, forstørrelse og uden lyd.",
        "Nordlys should be usable with a keyboard, a screen reader, magnification and without sound.",
      ],
    }),
  ],
  body: [
    blocks.richText([
      `
## Omfang

Erklæringen gælder hjemmesiden og de sider, vores app viser. Den er udarbejdet efter lov om tilgængelighedskrav for produkter og tjenester, der gennemfører EU’s tilgængelighedsdirektiv, og efter standarden EN 301 549, som bygger på WCAG 2.2 på niveau AA.

## Status

Vi vurderer, at siden er **delvist i overensstemmelse** med kravene. Det, der mangler, står nedenfor.

## Sådan er siden bygget

- Alt kan nås og betjenes fra tastaturet, og fokus er synligt på alle baggrunde.
- Tekst har en kontrast på mindst 4,5:1, ikoner og felter mindst 3:1.
- Siden kan forstørres til 200 % og vises i 320 pixels bredde uden vandret rulning.
- Trykfelter er mindst 24 gange 24 pixels.
- Bevægelse dæmpes, når du har bedt om det i dit system.
- Bingo- og bankonumre vises som tekst og ikke kun med lyd eller farve.
- Tællere og ure afbryder ikke skærmlæseren.

## Det, der ikke lever op til kravene endnu

**Selve spillene.** Automater og bordspil leveres af uafhængige studier og tegnes på et lærred, som skærmlæsere ikke kan læse. Regler, tal og beskrivelser findes derfor som almindelig tekst på spillets side. Vi stiller krav om tastaturbetjening i nye aftaler.

**Ældre kampagnefilm** kan mangle synstolkning. Vi sender gerne et tekstreferat.

## Sådan har vi prøvet den

Siderne gennemgås automatisk ved hver ændring på fem skærmbredder og manuelt to gange om året med NVDA, VoiceOver og TalkBack.

## Skriv til os

Støder du på en hindring, så skriv til [${house.email}](mailto:${house.email}) eller ring på ${house.phone}. Fortæl gerne, hvilken side det var, og hvad du brugte. Du får svar inden for fem hverdage, og du kan få oplysningerne i en anden form imens.

## Klage

Er du utilfreds med svaret, kan du henvende dig til Digitaliseringsstyrelsen, som fører tilsyn med digitale tjenester, via [digst.dk](https://digst.dk).

Erklæringen er senest gennemgået i november 2026.
`,
      `
## Scope

This statement covers the website and the pages shown in our app. It has been drawn up under the Danish act on accessibility requirements for products and services, which implements the European Accessibility Act, and the standard EN 301 549, which builds on WCAG 2.2 level AA.

## Status

We consider the site **partially compliant** with the requirements. What is missing is set out below.

## How the site is built

- Everything can be reached and operated from the keyboard, and focus is visible on every background.
- Text has a contrast of at least 4.5:1, icons and fields at least 3:1.
- The site can be enlarged to 200 per cent and shown at a width of 320 pixels without sideways scrolling.
- Targets measure at least 24 by 24 pixels.
- Motion is subdued when you have asked your system for it.
- Bingo and banko numbers are shown as text, not by sound or colour alone.
- Counters and clocks do not interrupt a screen reader.

## What does not meet the requirements yet

**The games themselves.** Slots and table games are supplied by independent studios and drawn on a canvas that screen readers cannot read. Rules, figures and descriptions are therefore given as plain text on the game’s page. We require keyboard operation in new agreements.

**Older campaign films** may lack audio description. We will gladly send a written account.

## How we have tested it

Pages are checked automatically at every change at five screen widths, and by hand twice a year with NVDA, VoiceOver and TalkBack.

## Write to us

If you meet an obstacle, write to [${house.email}](mailto:${house.email}) or call ${house.phone}. Do tell us which page it was and what you were using. You will have an answer within five working days and can have the information in another form meanwhile.

## Complaints

If you are dissatisfied with the answer, you can turn to the Danish Agency for Digital Government, which supervises digital services, at [digst.dk](https://digst.dk).

This statement was last reviewed in November 2026.
`,
    ]),
  ],
});
