import { blocks, pageStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const page = pageStory("bingo", {
  label: ["Bingo", "Bingo"],
  seo: {
    title: [`Spil bingo | ${house.name}`, `Play bingo | ${house.name}`],
    description: [
      "Bingo hele dagen med plader i alle prislag, faste starttider og en vært i chatten. Se hvornår næste runde begynder.",
      "Bingo all day with tickets at every price, fixed starting times and a host in the chat. See when the next round begins.",
    ],
  },
  hero: [
    blocks.heroPage({
      title: ["Bingo", "Bingo"],
      text: [
        "Vælg en runde, køb dine plader, og læn dig tilbage, mens tallene bliver råbt op.",
        "Choose a round, buy your tickets and lean back while the numbers are called.",
      ],
    }),
  ],
  body: [
    blocks.schedule({ title: ["Dagens bingo", "Today’s bingo"], kind: "bingo" }),
    blocks.gameGrid({
      title: ["Alle bingospil", "All bingo games"],
      source: "category",
      category: "bingo",
      limit: 12,
    }),
    blocks.steps({
      title: ["Sådan foregår en runde", "How a round works"],
      items: [
        {
          title: ["Køb plader", "Buy tickets"],
          text: [
            "Salget åbner højst en halv time før start.",
            "Sales open half an hour before the start at the earliest.",
          ],
        },
        {
          title: ["Følg tallene", "Follow the numbers"],
          text: [
            "Du kan markere selv eller lade pladen gøre det for dig.",
            "Mark them yourself or let the ticket do it for you.",
          ],
        },
        {
          title: ["Fuld plade slutter runden", "A full house ends the round"],
          text: [
            "Gevinsten står på din spilkonto med det samme.",
            "The prize is in your account right away.",
          ],
        },
      ],
    }),
  ],
});
