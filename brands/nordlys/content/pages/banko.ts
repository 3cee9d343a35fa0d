import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";

export const banko = pageStory("banko", {
  label: ["Banko", "Banko"],
  seo: {
    title: ["Banko på nettet med tre rækker | Nordlys", "Online banko with three rows | Nordlys"],
    description: [
      "Klassisk dansk banko med 90 numre: én række, to rækker og fuld plade. Se tider, pladepriser og garanterede præmier.",
      "Classic Danish banko with 90 numbers: one row, two rows and the full plate. See times, plate prices and guaranteed prizes.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["Banko", "Banko"],
      title: ["Halvfems numre i mørket", "Ninety numbers in the dark"],
      text: [
        "Det er stadig samme spil som på kroen. Der er bare lidt længere mellem bordene.",
        "It is still the same game as at the inn. The tables are merely further apart.",
      ],
    }),
  ],
  body: [
    blocks.schedule({ title: ["Dagens bankorunder", "Today’s banko rounds"], kind: "banko" }),
    blocks.gameRail({
      title: ["Sale og borde", "Halls and tables"],
      source: "category",
      category: "banko",
      sort: "popular",
      limit: 12,
    }),
    blocks.featureList({
      title: [
        "Kender man ét bankospil, kender man dem alle. Næsten.",
        "Know one banko game and you know them all. Almost.",
      ],
      items: [
        {
          icon: "banko",
          title: ["Tre gange ni", "Three by nine"],
          text: [
            "Femten numre på tre rækker. Første kolonne rummer 1–9, den sidste 80–90.",
            "Fifteen numbers on three rows. The first column holds 1–9, the last 80–90.",
          ],
        },
        {
          icon: "clock",
          title: ["Roligt tempo", "A steady pace"],
          text: [
            "Nogle sale holder fem eller seks sekunder mellem numrene. Det står på salens side.",
            "Some halls leave five or six seconds between numbers. It is stated on the hall’s page.",
          ],
        },
        {
          icon: "user",
          title: ["Delte præmier", "Shared prizes"],
          text: [
            "To banko på samme nummer giver to halve præmier. Ingen skal råbe højest.",
            "Two bankos on one number make two half prizes. Nobody needs to shout loudest.",
          ],
        },
      ],
    }),
    blocks.gameGrid({
      title: ["Alle bankovarianter", "All banko variants"],
      source: "category",
      category: "banko",
      sort: "popular",
      limit: 30,
      link_label: ["Åbn i spiloversigten", "Open in the game overview"],
      link: multilink("/spiloversigt?kategori=banko"),
    }),
  ],
});
