import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";
import { house } from "../house.ts";

export const customerService = pageStory("customer-service", {
  label: ["Ring eller skriv", "Call or write"],
  seo: {
    title: ["Ring eller skriv til Solbanko", "Call or write to Solbanko"],
    description: [
      "Vi tager telefonen alle ugens dage. Her er nummeret, tiderne og lidt om, hvad vi kan klare med det samme.",
      "We answer the phone seven days a week. Here is the number, the hours and a little about what we can sort out on the spot.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["Få hjælp", "Get help"],
      title: ["Goddag, det er hos Solbanko", "Hello, Solbanko speaking"],
      text: [
        "Sådan lyder det, når du ringer. Ventetiden er sjældent mere end en kop kaffe lang.",
        "That’s what you’ll hear when you call. The wait is seldom longer than a cup of coffee.",
      ],
      image: art("service", [
        "En medarbejder med headset ved et bord i salen",
        "A member of staff with a headset at a table in the hall",
      ]),
    }),
  ],
  body: [
    blocks.contact({
      title: ["Nummer, adresse og tider", "Number, address and hours"],
      text: [
        "Breve på mail bliver læst samme dag og besvaret senest dagen efter.",
        "Emails are read the same day and answered the day after at the latest.",
      ],
    }),
    blocks.featureList({
      title: ["Det ordner vi i telefonen", "What we sort out over the phone"],
      items: [
        {
          icon: "info",
          title: ["Om en runde", "About a round"],
          text: [
            "Hvilke numre kom op? Hvem delte? Vi kan slå det hele op.",
            "Which numbers came up? Who shared? We can look it all up.",
          ],
        },
        {
          icon: "pause",
          title: ["Pause og stop", "Pause and stop"],
          text: [
            "Vil du væk et døgn, en måned eller for altid, hjælper vi og spørger ikke to gange.",
            "If you want to be away for a day, a month or for good, we help and don’t ask twice.",
          ],
        },
        {
          icon: "mobile",
          title: ["Skærmen driller", "Trouble with the screen"],
          text: [
            "Store bogstaver, lyd eller tablet: Vi guider dig igennem.",
            "Large letters, sound or tablets: we talk you through it.",
          ],
        },
      ],
    }),
    blocks.richText([
      `
## Hvis du er utilfreds

Så sig det. Enten i telefonen eller på skrift til [${house.email}](mailto:${house.email}). Inge fra kundeservice samler klagerne, undersøger dem sammen med en, der ikke var indblandet, og svarer inden to uger er gået.

Synes du stadig, at vi tager fejl, findes der en uvildig instans: Forbrugerklagenævnet. Du finder skemaet på [naevneneshus.dk](https://naevneneshus.dk). Gælder det selve tilladelsen, hører det under [Spillemyndigheden](https://www.spillemyndigheden.dk).

## Tre ting, vi aldrig gør

- Ringer op og beder dig godkende noget i MitID
- Sender beskeder med links til betaling
- Lokker, når du har bedt om fred

Oplever du nogen, der gør det i vores navn, så ring til os. Det er ikke os.
`,
      `
## If you are unhappy

Then tell us, either by phone or in writing to [${house.email}](mailto:${house.email}). Inge in customer service gathers complaints, looks into them with someone who wasn’t involved, and replies before two weeks are out.

If you still think us wrong, there is an impartial body: the Danish Consumer Complaints Board. The form is at [naevneneshus.dk](https://naevneneshus.dk). If it is about the licence itself, it belongs with the [Danish Gambling Authority](https://www.spillemyndigheden.dk).

## Three things we never do

- Call you up to have something approved in MitID
- Send messages with links for payment
- Tempt you when you have asked to be left in peace

If someone does so in our name, give us a ring. It isn’t us.
`,
    ]),
  ],
  sidebar: [
    blocks.helpCards({
      title: ["Kig også her", "Look here too"],
      items: [
        {
          icon: "help",
          title: ["Spørgsmål og svar", "Questions and answers"],
          text: ["Hvis du hellere vil læse selv.", "If you would rather read it yourself."],
          link_label: ["Gå til svarene", "Go to the answers"],
          link: multilink("/faq"),
        },
        {
          icon: "eye",
          title: ["Svært ved at se?", "Hard to see?"],
          text: ["Om større skrift og oplæsning.", "On larger type and reading aloud."],
          link_label: ["Tilgængelighed", "Accessibility"],
          link: multilink("/tilgaengelighed"),
        },
      ],
    }),
    blocks.helplines({
      title: ["Andre end os", "People other than us"],
      text: [
        "Uafhængige rådgivere, som ikke fortæller noget videre.",
        "Independent advisers who pass nothing on.",
      ],
    }),
  ],
});
