import { blocks, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";

export const tv = pageStory("tv", {
  label: ["TV", "TV"],
  seo: {
    title: ["Set i tv: filmen »Nordpå« | Nordlys", "As seen on TV: the film ‘Northbound’ | Nordlys"],
    description: [
      "Om vores reklamefilm »Nordpå«: spillet i filmen, tallene bag det og de regler, vi selv sætter for at reklamere i fjernsynet.",
      "About our commercial ‘Northbound’: the game in the film, the figures behind it and the rules we set ourselves for TV advertising.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["Set i tv", "As seen on TV"],
      title: ["Filmen hedder Nordpå", "The film is called Northbound"],
      text: [
        "Tredive sekunder, en natbus og en fugl på en isflage. Her er det, der ikke stod på skærmen.",
        "Thirty seconds, a night bus and a bird on a floe. Here is what was not on screen.",
      ],
      image: art("tv", [
        "To mennesker foran et fjernsyn med et lykkehjul",
        "Two people before a television showing a wheel of fortune",
      ]),
    }),
  ],
  body: [
    blocks.gameRail({
      title: ["Spillene i filmen", "The games in the film"],
      source: "curated",
      slugs: ["isfuglens-skat", "polar-parade", "frostklokken", "brudt-is"],
    }),
    blocks.richText([
      `
## Det, du ser

En kvinde kører med den sidste bus gennem Thy og ser nordlys gennem ruden. På telefonen er isfuglen fra [Isfuglens Skat](/spilside/isfuglens-skat) lige landet. Hun smiler, lægger telefonen væk og står af. Vi var enige om, at hun skulle stå af.

## Det, du ikke ser

Vi viser ingen gevinst i filmen. Ingen jubler, ingen får en bil, og ingen spiller sammen med børn. Beløb, der blinker, hører ikke til i en reklame på tredive sekunder.

## Vores egne sendetider

Loven forbyder reklame rettet mod børn. Vi er gået længere og sender først efter klokken 21, ikke omkring sport for ungdomshold og aldrig mere end to gange i samme aften på én kanal.

Synes du, vi har trådt ved siden af, så [skriv til os](/kundeservice). Klager over reklamer behandles også af Forbrugerombudsmanden.
`,
      `
## What you see

A woman takes the last bus through Thy and sees the northern lights in the window. On her phone the kingfisher from [Isfuglens Skat](/spilside/isfuglens-skat) has just landed. She smiles, puts the phone away and gets off. We agreed that she should get off.

## What you don’t see

There is no win in the film. Nobody cheers, nobody is handed a car, and nobody plays in the company of children. Flashing amounts have no place in a thirty-second advertisement.

## Our own broadcast hours

The law forbids advertising aimed at children. We have gone further: we broadcast only after 9 pm, not around youth sports, and never more than twice in one evening on the same channel.

If you think we have put a foot wrong, [write to us](/kundeservice). Complaints about advertising are also handled by the Danish Consumer Ombudsman.
`,
    ]),
  ],
});
