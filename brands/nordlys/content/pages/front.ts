import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";

const seo = {
  title: ["Nordlys | Automater, casino, bingo og banko", "Nordlys | Slots, casino, bingo and banko"],
  description: [
    "Over 300 spil med indsats og regler på hver side og beviste tal på dem, der er åbne. Dansk tilladelse, egne grænser og hjælp til langt ud på aftenen.",
    "More than 300 games with stakes and rules on every page and proved figures on the open ones. Danish licence, your own limits and help late into the evening.",
  ],
} as const;

const lobby = [
  blocks.gameRail({
    title: ["Kan spilles nu", "Open now"],
    text: [
      "De andre åbner senere. Tallene for disse er bevist, og beviset kan læses.",
      "The others open later. The figures of these are proved, and the proof can be read.",
    ],
    source: "playable",
    limit: 12,
  }),
  blocks.gameRail({
    title: ["Mest spillet denne uge", "Most played this week"],
    source: "played",
    limit: 10,
    link_label: ["Hele listen", "The full list"],
    link: multilink("/spiloversigt"),
  }),
  blocks.jackpots({
    title: ["Puljerne lige nu", "The pots right now"],
    text: [
      "En lille del af hver indsats lægges i puljen, og tallet stiger kun, når nogen spiller. Ingen ved, hvornår den falder, heller ikke os.",
      "A small part of every stake goes into the pot, and the figure rises only when somebody plays. Nobody knows when it will drop, and that includes us.",
    ],
  }),
  blocks.gameRail({
    title: ["Landet de seneste 30 dage", "Arrived in the past 30 days"],
    source: "newest",
    limit: 10,
    link_label: ["Kun nye spil", "New games only"],
    link: multilink("/spiloversigt?nye=1&sort=newest"),
  }),
  blocks.gameRail({
    title: ["Frost og klar himmel", "Frost and clear skies"],
    source: "theme",
    theme: "winter",
    limit: 10,
    link_label: ["Alle vinterspil", "All winter games"],
    link: multilink("/spiloversigt?tema=winter"),
  }),
  blocks.winnersFeed({
    title: ["Seneste gevinster", "Latest wins"],
    text: [
      "Nettogevinster fra det sidste stykke tid, med kaldenavn i stedet for fulde navne. En liste over tab ville være længere; husk det, når du kigger.",
      "Net wins from the recent past, with aliases in place of full names. A list of losses would be longer; bear that in mind as you look.",
    ],
    limit: 8,
  }),
  blocks.gameRail({
    title: ["Langt ude i rummet", "Far out in space"],
    source: "theme",
    theme: "space",
    limit: 10,
    link_label: ["Alle rumspil", "All space games"],
    link: multilink("/spiloversigt?tema=space"),
  }),
  blocks.gameRail({
    title: ["Ved bordene", "At the tables"],
    text: [
      "Roulette, blackjack og baccarat med reglerne slået op ved siden af filten.",
      "Roulette, blackjack and baccarat with the rules posted beside the felt.",
    ],
    source: "category",
    category: "casino",
    sort: "popular",
    limit: 10,
    link_label: ["Til casino", "To the casino"],
    link: multilink("/casino"),
  }),
];

const house = [
  blocks.featureList({
    title: ["Tre ting, vi ikke går på kompromis med", "Three things we never compromise on"],
    items: [
      {
        icon: "eye",
        title: ["Tallene står fremme", "The figures are up front"],
        text: [
          "Tilbagebetaling, volatilitet og indsatser står øverst på siden for hvert spil, der er åbent, med bevis for hvert tal.",
          "Return, volatility and stakes stand at the top of the page of every game that is open, with a proof of each figure.",
        ],
      },
      {
        icon: "shield",
        title: ["Du sætter loftet først", "You set the ceiling first"],
        text: [
          "Ingen kan spille hos os uden en indbetalingsgrænse. Du vælger selv beløbet, og en lavere grænse gælder med det samme.",
          "Nobody can play here without a deposit limit. You choose the amount yourself, and a lower limit applies at once.",
        ],
        link_label: ["Læs om grænser", "Read about limits"],
        link: multilink("/ansvarligt-spil"),
      },
      {
        icon: "clock",
        title: ["Vågne, når du er det", "Awake when you are"],
        text: [
          "Kundeservice tager telefonen til midnat i hverdagene og til klokken to i weekenden. Mennesker, på dansk.",
          "Customer service picks up until midnight on weekdays and until two at weekends. Real people, in Danish.",
        ],
        link_label: ["Kontakt os", "Get in touch"],
        link: multilink("/kundeservice"),
      },
    ],
  }),
  blocks.articleList({ title: ["Fra bloggen", "From the blog"], limit: 3 }),
  blocks.helplines({
    title: ["Hvis spillet fylder for meget", "If gambling takes up too much"],
    text: [
      "Det er gratis og anonymt at få rådgivning, både for dig, der spiller, og for dem, der står ved siden af.",
      "Advice is free and anonymous, for those who gamble and for those who stand beside them.",
    ],
  }),
];

const label = ["Forside", "Home"] as const;

export const front = pageStory("front", {
  label,
  seo,
  social_image: art("hero", [
    "Nordlys over fjelde og et observatorium",
    "Northern lights above fells and an observatory",
  ]),
  hero: [
    blocks.heroFrontpage({
      eyebrow: ["Med sin egen pulje", "With a pot of its own"],
      title: ["Isfuglens Skat", "Isfuglens Skat"],
      text: [
        "Fem hjul over et frosset vandløb, og en blå fugl, der kun viser sig, når vinden lægger sig.",
        "Five reels above a frozen stream, and a blue bird that shows itself only when the wind drops.",
      ],
      cta_label: ["Se spillet", "See the game"],
      cta_link: multilink("/spilside/isfuglens-skat"),
      secondary_label: ["Alle spil", "All games"],
      secondary_link: multilink("/spiloversigt"),
      game: "isfuglens-skat",
    }),
  ],
  body: [...lobby, ...house],
});

/** The front page that version b of the experiment `hero` sees: the house instead of one game. */
export const frontHeroB = pageStory(
  "front",
  {
    label,
    seo,
    social_image: art("hero", [
      "Nordlys over fjelde og et observatorium",
      "Northern lights above fells and an observatory",
    ]),
    hero: [
      blocks.heroFrontpage({
        eyebrow: ["Spilhuset med lyset tændt", "The gaming house with the lights on"],
        title: ["Over 300 spil. Ét roligt overblik.", "Over 300 games. One calm overview."],
        text: [
          "Søg på et halvt navn, se, hvad der er åbent, og læs reglerne, før du beslutter dig.",
          "Search by half a name, see what is open, and read the rules before you decide.",
        ],
        cta_label: ["Find et spil", "Find a game"],
        cta_link: multilink("/spiloversigt"),
        secondary_label: ["Sådan åbner du en konto", "How to open an account"],
        secondary_link: multilink("/signup"),
        image: art("hero", [
          "Nordlys over et observatorium ved vandet",
          "Northern lights above an observatory by the water",
        ]),
        game: "kobbermaanen",
      }),
    ],
    body: [...lobby, ...house],
  },
  "hero-b",
);
