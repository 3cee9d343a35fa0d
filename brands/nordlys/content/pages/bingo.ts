import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";

export const bingo = pageStory("bingo", {
  label: ["Bingo", "Bingo"],
  seo: {
    title: ["Bingo med faste tider | Nordlys", "Bingo at fixed times | Nordlys"],
    description: [
      "Fem bingosale med runder fra klokken syv til midnat, plader fra 50 øre og mønstre, du kan se, før du køber.",
      "Five bingo halls with rounds from seven until midnight, plates from DKK 0.50 and patterns you can see before you buy.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["Bingo", "Bingo"],
      title: ["Ét nummer ad gangen", "One number at a time"],
      text: [
        "Kuglerne falder med mindst tre sekunder imellem. Resten af tiden er din.",
        "The balls drop at least three seconds apart. The rest of the time is yours.",
      ],
    }),
  ],
  body: [
    blocks.schedule({
      title: ["Runder det næste døgn", "Rounds in the next 24 hours"],
      text: [
        "Alle tider er dansk tid. Salget åbner tredive minutter før og lukker ved første nummer.",
        "Times are Danish. Sales open thirty minutes ahead and close at the first number.",
      ],
      kind: "bingo",
    }),
    blocks.gameRail({
      title: ["Salene", "The halls"],
      source: "category",
      category: "bingo",
      sort: "popular",
      limit: 12,
    }),
    blocks.steps({
      title: ["En runde fra ende til anden", "A round from start to finish"],
      items: [
        {
          title: ["Salget åbner", "Sales open"],
          text: [
            "Du ser pris, mønster og garanteret præmie og vælger antal plader. Numrene på pladen er trukket for dig.",
            "You see price, pattern and guaranteed prize and choose how many plates. The numbers on the plate have been drawn for you.",
          ],
        },
        {
          title: ["Kuglerne trækkes", "The balls are drawn"],
          text: [
            "Hvert nummer vises, læses op og skrives i listen. Afkrydsningen kan være din egen eller pladens.",
            "Each number is shown, read aloud and written in the list. Marking can be your own or the plate’s.",
          ],
        },
        {
          title: ["Nogen har fuldt hus", "Somebody has a full house"],
          text: [
            "Runden stopper ved den første fulde plade. Flere på samme kugle deler.",
            "The round stops at the first full plate. Several on the same ball share.",
          ],
        },
      ],
    }),
    blocks.gameGrid({
      title: ["Alle udgaver af bingo", "Every version of bingo"],
      source: "category",
      category: "bingo",
      sort: "newest",
      limit: 30,
      link_label: ["Åbn i spiloversigten", "Open in the game overview"],
      link: multilink("/spiloversigt?kategori=bingo"),
    }),
    blocks.notice({
      tone: "info",
      title: ["Hvor tit vinder en plade?", "How often does a plate win?"],
      text: [
        "Med hundrede plader i salen er chancen for fuldt hus én ud af hundrede pr. plade, uanset hvilke numre der står på den. Flere spillere betyder en større pulje og en mindre chance.",
        "With a hundred plates in the hall, each has a one-in-a-hundred chance of the full house, whatever its numbers. More players mean a larger pool and a smaller chance.",
      ],
    }),
  ],
});
