import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";
import { house } from "../house.ts";

export const about = pageStory("about", {
  label: ["Om os", "About us"],
  seo: {
    title: ["Om Nordlys: huset bag spillene", "About Nordlys: the house behind the games"],
    description: [
      "Hvem vi er, hvem der fører tilsyn med os, og hvorfor vi hellere vil have en rolig kunde i ti år end en travl i ti dage.",
      "Who we are, who supervises us, and why we would rather have a calm customer for ten years than a busy one for ten days.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["Om os", "About us"],
      title: [
        "Et spilhus, der tåler at blive set efter i sømmene",
        "A gaming house that bears close inspection",
      ],
      text: [
        "Nordlys er bygget af folk, der synes, at spil er sjovest, når man kan se alle tallene.",
        "Nordlys was built by people who find games most enjoyable when all the figures are visible.",
      ],
      image: art("about", [
        "Oplyste huse ved en havn under nordlys",
        "Lit houses by a harbour beneath northern lights",
      ]),
    }),
  ],
  body: [
    blocks.richText([
      `
## Det begyndte med en irritation

De fleste spilsider gemmer det vigtigste bagerst. Tilbagebetalingen står i en hjælpetekst, reglerne i et vindue, der skal åbnes i selve spillet, og telefonnummeret i bunden af en formular. Det ville vi lave om på.

Derfor har hvert spil hos os sin egen side, som kan læses af alle, også uden konto. Dér står indsatserne, reglerne og det, spillet kan. Er spillet åbent, står procenten og volatiliteten på billedet ved siden af knappen, og et par-ark viser, hvordan de er bevist.

## Hvordan vi tjener penge

Det er ingen hemmelighed: Alle spil betaler i gennemsnit lidt mindre tilbage, end der sættes i dem, og forskellen er vores. Derfor har vi ikke brug for at skynde på nogen. Et hus, der har tallene på sin side, kan godt tillade sig at være høfligt.

## Hvem der holder øje

Vi har tilladelse fra Spillemyndigheden og svarer for den. Spillene er afprøvet af uafhængige testhuse, før de sættes op, og udfaldene trækkes af certificerede tilfældighedsgeneratorer, som vi ikke selv kan skrue på.

Bliver vi uenige med dig, skal du først have svar fra os og kan derefter gå videre til en uafhængig klageinstans. Vejen dertil er beskrevet i [betingelserne](/betingelser).
`,
      `
## It began with an irritation

Most gaming sites hide what matters at the back. The return is in a help text, the rules in a window you must open inside the game, and the telephone number at the foot of a form. We wanted to change that.

So every game here has its own page, readable by anyone, account or no account. There you will find the stakes, the rules and what the game does. If the game is open, the percentage and the volatility stand on the picture beside the button, and a par sheet shows how they are proved.

## How we make money

It is no secret: on average every game pays back a little less than is staked in it, and the difference is ours. That is why we have no need to hurry anyone. A house with the figures on its side can afford to be polite.

## Who keeps an eye on us

We hold a licence from the Danish Gambling Authority and answer for it. Games are tested by independent laboratories before they go up, and outcomes are drawn by certified random number generators that we cannot adjust.

If we disagree with you, you are first owed an answer from us and may then go on to an independent complaints body. The way there is described in the [terms](/betingelser).
`,
    ]),
    blocks.featureList({
      title: ["Huset på et visitkort", "The house on a calling card"],
      items: [
        {
          icon: "shield",
          title: ["Selskab", "Company"],
          text: [
            `${house.company}, tilladelse nr. ${house.licence}.`,
            `${house.company}, licence no. ${house.licence}.`,
          ],
        },
        {
          icon: "slots",
          title: ["Spil", "Games"],
          text: [
            "Over 300, fra toogtyve studier. Intet spil kommer op uden egen side med tal.",
            "More than 300, from twenty-two studios. No game goes up without a page of figures.",
          ],
        },
        {
          icon: "user",
          title: ["Mennesker", "People"],
          text: [
            "Kundeservice, redaktion og drift sidder samme sted og spiser frokost klokken 20.",
            "Customer service, editors and operations sit in one place and have lunch at 8 pm.",
          ],
        },
      ],
    }),
    blocks.helpCards({
      title: ["Vil du vide mere?", "Would you like to know more?"],
      items: [
        {
          icon: "news",
          title: ["Presserum", "Press room"],
          text: ["Nyheder og kontakt for journalister.", "News and contact for journalists."],
          link_label: ["Til presse", "To the press room"],
          link: multilink("/presse"),
        },
        {
          icon: "user",
          title: ["Bliv partner", "Become a partner"],
          text: ["For sider, der skriver ærligt om spil.", "For sites that write honestly about games."],
          link_label: ["Om programmet", "About the programme"],
          link: multilink("/affiliate"),
        },
      ],
    }),
  ],
});
