import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";

export const front = pageStory("front", {
  label: ["Forside", "Home"],
  seo: {
    title: ["Solbanko | Banko og bingo hver dag", "Solbanko | Banko and bingo every day"],
    description: [
      "Banko og bingo med faste tider, plader fra 50 øre og en opråber, du kan følge med. Se dagens runder, og læs, hvordan du kommer i gang.",
      "Banko and bingo at set times, plates from DKK 0.50 and a caller you can keep up with. See today’s rounds and how to get started.",
    ],
  },
  social_image: art("hero", [
    "Et langt bord med bankoplader, kaffekopper og sollys",
    "A long table with banko plates, coffee cups and sunlight",
  ]),
  hero: [
    blocks.heroFrontpage({
      eyebrow: ["Næste runde i salen", "Next round in the hall"],
      title: ["Sæt dig. Vi har holdt en plads.", "Sit down. We saved you a seat."],
      text: [
        "Der bliver råbt op fra morgenkaffen til langt ud på aftenen. Find en runde, der passer til din dag.",
        "Numbers are called from morning coffee until late in the evening. Find a round that suits your day.",
      ],
      cta_label: ["Se dagens program", "See today’s programme"],
      cta_link: multilink("/banko"),
      secondary_label: ["Sådan spiller du", "How to play"],
      secondary_link: multilink("/faq"),
      image: art("hero", [
        "Naboer samlet om et bankobord i eftermiddagssolen",
        "Neighbours gathered round a banko table in the afternoon sun",
      ]),
    }),
  ],
  body: [
    blocks.schedule({
      title: ["Dagens runder", "Today’s rounds"],
      text: [
        "Pladerne sælges fra en halv time før, der råbes op. Pris og præmie står på sedlen.",
        "Plates go on sale half an hour before the calling starts. Price and prize are on the slip.",
      ],
      kind: "all",
    }),
    blocks.statBand({
      title: ["Hvad koster det at være med?", "What does it cost to join in?"],
      items: [
        {
          value: ["50 øre", "DKK 0.50"],
          title: ["Lynbanko og Kvartersbingo", "Lynbanko and Kvartersbingo"],
          text: [
            "Korte runder, når du kun lige har fem minutter.",
            "Short rounds for when you only have five minutes.",
          ],
        },
        {
          value: ["1 kr.", "DKK 1"],
          title: ["Kaffebanko og Morgenstuen", "Kaffebanko and Morgenstuen"],
          text: [
            "Rolige formiddage og eftermiddage med kage til.",
            "Gentle mornings and afternoons, cake included.",
          ],
        },
        {
          value: ["10 kr.", "DKK 10"],
          title: ["Storstuen", "Storstuen"],
          text: [
            "Aftenens store samling, hvor vi tager os god tid.",
            "The big gathering of the evening, when we take our time.",
          ],
        },
      ],
    }),
    blocks.gameGrid({
      title: ["Bankosalene", "The banko halls"],
      text: [
        "Tre rækker, halvfems numre og samme regler som hjemme i forsamlingshuset. Hver sal har sit eget tempo.",
        "Three rows, ninety numbers and the same rules as in the village hall. Every hall keeps its own pace.",
      ],
      source: "category",
      category: "banko",
      sort: "popular",
      limit: 6,
      link_label: ["Gå ind i bankosalen", "Step into the banko hall"],
      link: multilink("/banko"),
    }),
    blocks.steps({
      title: ["Banko på tre minutter", "Banko in three minutes"],
      text: [
        "Har du prøvet det på den lokale kro, kan du det allerede.",
        "If you have tried it at the local inn, you already know how.",
      ],
      items: [
        {
          title: ["Vælg din plade", "Pick your plate"],
          text: [
            "En bankoplade har tre rækker med fem numre i hver. Du kan tage en enkelt eller flere ved siden af hinanden.",
            "A banko plate has three rows of five numbers. Take just one, or several side by side.",
          ],
        },
        {
          title: ["Hør efter", "Listen out"],
          text: [
            "Numrene kommer ét ad gangen med mindst tre sekunder imellem. Du kan krydse af selv eller lade pladen gøre det.",
            "The numbers come one at a time, at least three seconds apart. Mark them yourself, or let the plate do it.",
          ],
        },
        {
          title: ["Banko!", "Banko!"],
          text: [
            "Først én række, så to, så hele pladen. Får I den på samme nummer, deler I præmien som gode naboer.",
            "First one row, then two, then the full plate. If several of you get it on the same number, you share the prize like good neighbours.",
          ],
        },
      ],
    }),
    blocks.gameGrid({
      title: ["Bingorum med hver sin stemning", "Bingo rooms, each with its own mood"],
      text: [
        "Nogle rum er bedst til morgenkaffen, andre når opvasken er taget.",
        "Some rooms are best with morning coffee, others once the washing-up is done.",
      ],
      source: "category",
      category: "bingo",
      sort: "popular",
      limit: 6,
      link_label: ["Se alle bingorum", "See all bingo rooms"],
      link: multilink("/bingo"),
    }),
    blocks.winnersFeed({
      title: ["Tillykke til bordet", "Congratulations to the table"],
      text: [
        "Her er de seneste plader, der gik hjem. De fleste plader gør ikke, og derfor skal indsatsen være til at undvære.",
        "Here are the latest plates that came in. Most plates don’t, which is why a stake should be money you can spare.",
      ],
      limit: 6,
    }),
    blocks.gameGrid({
      title: ["Et par automater i hjørnet", "A few slot machines in the corner"],
      text: [
        "Frugt, dyr og gode gamle dage. Til dig, der gerne vil have noget mellem hænderne, mens du venter på næste runde.",
        "Fruit, animals and the good old days, for anyone who likes something to do between rounds.",
      ],
      source: "theme",
      theme: "fruit",
      limit: 6,
      link_label: ["Alle automater", "All slot machines"],
      link: multilink("/spilleautomater"),
    }),
    blocks.articleList({ title: ["Dagens Pladepost", "Today’s Plate Post"], limit: 3 }),
    blocks.questionList({
      title: ["Det spørger nye medspillere om", "What newcomers ask"],
      category: ["Første gang", "First time here"],
      limit: 5,
    }),
    blocks.contact({
      title: ["Ring bare", "Just ring us"],
      text: [
        "Vi sidder klar til at hjælpe, også hvis du bare vil vide, hvordan man sætter et kryds.",
        "We are ready to help, even if all you want to know is how to mark a number.",
      ],
    }),
    blocks.helplines({
      title: ["Pas på hinanden", "Look out for one another"],
      text: [
        "Er spillet holdt op med at være hyggeligt for dig eller en, du holder af? Så er der nogen at tale med.",
        "Has playing stopped being fun for you or someone you care about? There are people to talk to.",
      ],
    }),
  ],
});
