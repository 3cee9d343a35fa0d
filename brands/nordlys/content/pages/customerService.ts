import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";
import { house } from "../house.ts";

export const customerService = pageStory("customer-service", {
  label: ["Kundeservice", "Customer service"],
  seo: {
    title: ["Kundeservice: telefon og mail | Nordlys", "Customer service: phone and email | Nordlys"],
    description: [
      "Ring eller skriv til Nordlys, også sent på aftenen. Her er åbningstider, svartider og vejen til at klage.",
      "Call or write to Nordlys, even late in the evening. Here are our hours, response times and how to complain.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["Kundeservice", "Customer service"],
      title: ["Der er nogen i den anden ende", "There is someone at the other end"],
      text: [
        "Ingen menuer med ni tal. Du kommer igennem til et menneske, der kan se det, du ser.",
        "No menus with nine options. You get through to a person who can see what you see.",
      ],
      image: art("service", [
        "En medarbejder i skæret fra en skærm",
        "A member of staff in the glow of a screen",
      ]),
    }),
  ],
  body: [
    blocks.contact({
      title: ["Sådan får du fat i os", "How to reach us"],
      text: [
        "Telefonen er hurtigst. Mails besvares inden for fire timer i åbningstiden og altid senest næste dag.",
        "The telephone is quickest. Emails are answered within four hours during opening hours and always by the next day.",
      ],
    }),
    blocks.helpCards({
      title: ["Måske står svaret allerede her", "The answer may already be here"],
      items: [
        {
          icon: "info",
          title: ["Et spil opførte sig mærkeligt", "A game behaved oddly"],
          text: [
            "Notér navn og klokkeslæt. Vi kan slå hver eneste runde op.",
            "Note its name and the time. We can look up every single round.",
          ],
          link_label: ["Spørgsmål om spil", "Questions on games"],
          link: multilink("/faq"),
        },
        {
          icon: "pause",
          title: ["Jeg har brug for en pause", "I need a break"],
          text: [
            "Det ordnes uden spørgsmål og uden overtalelse.",
            "It is arranged without questions and without persuasion.",
          ],
          link_label: ["Pauser og udelukkelse", "Breaks and exclusion"],
          link: multilink("/ansvarligt-spil"),
        },
        {
          icon: "lock",
          title: ["Mine oplysninger", "My details"],
          text: ["Indsigt, rettelse og sletning.", "Access, correction and deletion."],
          link_label: ["Privatliv", "Privacy"],
          link: multilink("/privatlivspolitik"),
        },
      ],
    }),
    blocks.richText([
      `
## Når noget er gået galt

Skriv, hvad der skete, hvornår og i hvilket spil. Har du et billede af skærmen, hjælper det. Vi finder runden i vores log og svarer med det, der faktisk skete, også når det ikke er til vores fordel.

## Vil du klage?

En klage skal sendes til [${house.email}](mailto:${house.email}) med ordet »klage« i emnet. Du får en kvittering samme dag og en afgørelse senest efter 14 dage. Trækker sagen ud, får du at vide hvorfor og hvor længe.

Er du ikke enig i afgørelsen, kan du gå til Forbrugerklagenævnet via [naevneneshus.dk](https://naevneneshus.dk) eller til domstolene. Handler sagen om, hvorvidt vi overholder spilleloven, kan du skrive til [Spillemyndigheden](https://www.spillemyndigheden.dk).

## Det kan vi ikke hjælpe med

Vi kan ikke ophæve en udelukkelse i ROFUS, afgøre et spil om eller fortælle, hvornår en pulje falder. Det sidste ved vi heller ikke.
`,
      `
## When something has gone wrong

Tell us what happened, when, and in which game. A picture of the screen helps. We find the round in our log and reply with what actually happened, including when it is not in our favour.

## Making a complaint

Send complaints to [${house.email}](mailto:${house.email}) with the word ‘complaint’ in the subject line. You will get a receipt the same day and a decision within 14 days. Should it take longer, you will be told why and for how long.

If you disagree with the decision you can go to the Danish Consumer Complaints Board by way of [naevneneshus.dk](https://naevneneshus.dk), or to the courts. If the question is whether we comply with the Gambling Act, you can write to the [Danish Gambling Authority](https://www.spillemyndigheden.dk).

## What we cannot help with

We cannot lift an exclusion in ROFUS, decide a game anew or say when a pot will drop. The last of these we do not know either.
`,
    ]),
  ],
  sidebar: [
    blocks.notice({
      tone: "info",
      title: ["Pas på falske opkald", "Beware of false calls"],
      text: [
        "Vi ringer aldrig og beder om kode, kortnummer eller godkendelse i MitID. Læg på, og ring selv til os.",
        "We never call to ask for a code, card number or MitID approval. Hang up, and call us yourself.",
      ],
    }),
    blocks.helplines({
      title: ["Rådgivning om spil", "Advice about gambling"],
      text: ["Uafhængig af os, gratis og fortrolig.", "Independent of us, free and confidential."],
    }),
  ],
});
