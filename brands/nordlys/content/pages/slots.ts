import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";

const label = ["Spilleautomater", "Slots"] as const;
const seo = {
  title: ["Spilleautomater med tal på bordet | Nordlys", "Slots with the figures on show | Nordlys"],
  description: [
    "Mere end 230 spilleautomater fra knap tyve studier. De åbne har bevist tilbagebetaling og volatilitet. Se indsats og regler på forhånd.",
    "More than 230 slots from nearly twenty studios. The open ones have a proved return and volatility. See stakes and rules beforehand.",
  ],
} as const;

const hero = blocks.heroPage({
  eyebrow: ["Spilleautomater", "Slots"],
  title: ["Hjulene kører, når du er klar", "The reels turn when you are ready"],
  text: [
    "Fra tre hjul og fem linjer til brædder på niogfyrre felter. Intet spin varer under tre sekunder, og det er med vilje.",
    "From three reels and five lines to boards of forty-nine fields. No spin takes less than three seconds, and that is deliberate.",
  ],
});

const playable = blocks.gameRail({
  title: ["Kan spilles nu", "Open now"],
  text: [
    "De andre åbner senere. Tallene for disse er bevist, og beviset kan læses.",
    "The others open later. The figures of these are proved, and the proof can be read.",
  ],
  source: "playable",
  category: "slots",
  limit: 12,
});

const all = blocks.gameGrid({
  title: ["Alle automater", "All slots"],
  text: [
    "Sorteret efter, hvor meget de bliver spillet. Vil du filtrere, går vejen gennem spiloversigten.",
    "Sorted by how much they are played. To filter them, go by way of the game overview.",
  ],
  source: "category",
  category: "slots",
  sort: "popular",
  limit: 48,
  link_label: ["Filtrér og søg", "Filter and search"],
  link: multilink("/spiloversigt?kategori=slots"),
});

const terms = blocks.richText([
  `
## Sådan læser du tallene

**Tilbagebetalingsprocenten** fortæller, hvor stor en del af alle indsatser spillet har betalt tilbage, når man ser på millioner af spin. Står der 95,80 %, er det et gennemsnit over meget lang tid og ikke noget, du kan regne med på en aften.

**Volatilitet** siger noget om rytmen. Lav volatilitet giver flere og mindre gevinster; høj volatilitet giver lange stræk uden noget og en sjælden gang et større udsving.

**Indsatsen** vælger du selv inden for spillets mindste og største beløb. Den ændrer sig aldrig af sig selv.

Et spin ved intet om det forrige. En automat kan derfor ikke være »ved at være klar«, uanset hvor længe den har stået stille.
`,
  `
## How to read the figures

**Return to player** tells you what share of all stakes the game has paid back over millions of spins. If it says 95.80 per cent, that is an average over a very long time and nothing to count on in one evening.

**Volatility** describes the rhythm. Low volatility gives more and smaller wins; high volatility gives long stretches of nothing and, once in a while, a bigger swing.

**The stake** is yours to choose between the game’s smallest and largest amount. It never changes by itself.

A spin knows nothing of the one before. A slot can therefore never be ‘due’, however long it has been quiet.
`,
]);

export const slots = pageStory("slots", {
  label,
  seo,
  hero: [hero],
  body: [
    playable,
    blocks.gameRail({
      title: ["Mest spillet", "Most played"],
      source: "played",
      category: "slots",
      limit: 14,
    }),
    blocks.gameRail({
      title: ["Nye på hjulene", "New on the reels"],
      source: "newest",
      category: "slots",
      limit: 14,
      link_label: ["Alle nye spil", "All new games"],
      link: multilink("/spiloversigt?nye=1&sort=newest"),
    }),
    blocks.gameRail({
      title: ["Sagn og saga", "Saga and legend"],
      source: "theme",
      theme: "norse",
      limit: 12,
    }),
    blocks.gameRail({ title: ["Hårde sten", "Hard stones"], source: "theme", theme: "gems", limit: 12 }),
    all,
    terms,
  ],
});

/** Version b of the experiment `curated-games-page`: chosen by editors and told in moods instead of counted. */
export const slotsCuratedB = pageStory(
  "slots",
  {
    label,
    seo,
    hero: [hero],
    body: [
      playable,
      blocks.gameRail({
        title: ["Redaktionens seks til en stille aften", "Our editors’ six for a quiet evening"],
        text: [
          "Lav volatilitet, lange gratisspil og ingen råben. Valgt af dem, der skriver om spillene til daglig.",
          "Low volatility, lengthy free spins and no shouting. Chosen by the people who write about the games every day.",
        ],
        source: "curated",
        slugs: [
          "candlelight-lodge",
          "blommetid",
          "polar-parade",
          "hyldebaerhegnet",
          "januar-paa-torvet",
          "aeblehaven-1912",
        ],
      }),
      blocks.gameRail({
        title: ["Når det må blæse lidt", "When the wind may rise"],
        text: [
          "Høj volatilitet. Her skal man kunne lide at vente, og have sat sin grænse først.",
          "High volatility. These suit people who don’t mind waiting and who have set their limit first.",
        ],
        source: "curated",
        slugs: [
          "isfuglens-skat",
          "brudt-is",
          "den-hvide-stalker",
          "sledge-ember",
          "ferskenfald",
          "neonpaere",
        ],
      }),
      blocks.gameRail({
        title: ["Tre hjul og ikke et ord for meget", "Three reels and not a word too many"],
        text: [
          "Klassiske maskiner, der kan forstås på ti sekunder.",
          "Classic machines you can understand in ten seconds.",
        ],
        source: "curated",
        slugs: ["tre-kirsebaer", "januar-paa-torvet", "kobbermaanen"],
      }),
      all,
      terms,
    ],
  },
  "curated-games-page-b",
);
