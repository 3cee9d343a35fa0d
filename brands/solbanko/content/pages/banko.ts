import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";

export const banko = pageStory("banko", {
  label: ["Banko", "Banko"],
  seo: {
    title: ["Banko på nettet hele dagen | Solbanko", "Banko online all day | Solbanko"],
    description: [
      "Ægte dansk banko med en, to og tre rækker. Find dagens sale, se hvad pladen koster, og læs op på reglerne over kaffen.",
      "Proper Danish banko on one, two and three rows. Find today’s halls, see what a plate costs and brush up on the rules over coffee.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["Bankosalen", "The banko hall"],
      title: ["Er der en, der har banko?", "Has anybody got banko?"],
      text: [
        "Så rækker man hånden op. Her gør pladen det for dig, hvis du er optaget af kagen.",
        "Then you put up your hand. Here the plate does it for you, should you be busy with your cake.",
      ],
    }),
  ],
  body: [
    blocks.schedule({
      title: ["På tavlen i dag", "On the board today"],
      text: [
        "Klokkeslættet er starten på opråbet. Kom lidt før, så du kan nå at vælge plader.",
        "The time is when calling begins. Come a little early so there is time to choose your plates.",
      ],
      kind: "banko",
    }),
    blocks.gameGrid({
      title: ["Salene", "The halls"],
      text: [
        "Forsamlingshuset er det klassiske, Lynbanko er det korte, og i Storstuen tager vi det helt roligt.",
        "Forsamlingshuset is the classic, Lynbanko the short one, and in Storstuen we take things very gently.",
      ],
      source: "curated",
      slugs: ["forsamlingshuset", "kaffebanko", "storstuen", "kirsebaerhaven", "lynbanko"],
    }),
    blocks.statBand({
      title: ["Sådan ser en plade ud", "What a plate looks like"],
      items: [
        {
          value: ["3", "3"],
          title: ["rækker", "rows"],
          text: ["Dem spilles der om, én efter én.", "They are played for one after another."],
        },
        {
          value: ["15", "15"],
          title: ["numre", "numbers"],
          text: ["Fem i hver række, resten er blanke.", "Five in each row, the rest are blank."],
        },
        {
          value: ["90", "90"],
          title: ["kugler i posen", "balls in the bag"],
          text: ["Ingen kommer op to gange.", "None comes up twice."],
        },
      ],
    }),
    blocks.richText([
      `
## Reglerne, som vi plejer

Først spiller vi om **én række**. Når nogen har den, fortsætter vi uden at rydde pladerne, og så gælder det **to rækker**. Til sidst er det **pladen fuld**.

Råber to på samme nummer, deler de. Vi runder op, så ingen går hjem med halve ører.

Har du ikke set, at du fik et kryds, gør det ikke noget. Pladen husker alle de numre, der er råbt op, og ingen mister en præmie, fordi telefonen ringede.

## Lidt bankosprog

- **At sidde på ét:** kun at mangle et enkelt nummer.
- **Gammel dame:** nummer 80, i hvert fald i Vendsyssel.
- **Sidemandsbanko:** når naboen får den på dit nummer. Det gør ondt, men det går over.

## Hvad koster det så?

Det billigste er en halv krone, det dyreste en tier. Hvor mange plader du må tage, står på sedlen ved salen. De fleste nøjes med tre eller fire, for så kan man også nå at snakke.
`,
      `
## The rules, as ever

First we play for **one row**. When somebody has it we carry on without clearing the plates, and then it is **two rows**. Finally comes the **full plate**.

If two call on the same number, they share. We round up, so that nobody goes home with half a coin.

If you failed to notice a mark, never mind. The plate remembers every number called, and nobody loses a prize because the telephone rang.

## A little banko language

- **Sitting on one:** being just a single number short.
- **The old lady:** number 80, at least up in Vendsyssel.
- **Neighbour’s banko:** when the person beside you gets it on your number. It hurts, but it passes.

## So what does it cost?

The cheapest is half a krone, the dearest a tenner. How many plates you may take is on the slip by the hall. Most people make do with three or four, which leaves time to chat.
`,
    ]),
    blocks.gameGrid({
      title: ["Flere slags banko", "More kinds of banko"],
      text: [
        "Julebanko i juli, baglæns banko og andre påfund.",
        "Christmas banko in July, backwards banko and other notions.",
      ],
      source: "category",
      category: "banko",
      sort: "popular",
      limit: 24,
      link_label: ["Se dem alle på listen", "See them all on the list"],
      link: multilink("/spiloversigt?kategori=banko"),
    }),
  ],
});
