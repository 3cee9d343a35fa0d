import { articleStory } from "@spilhus/brand/authoring";
import { articleCover } from "../art.ts";
import { categories } from "./categories.ts";

export const etKatalogManKanSoegeI = articleStory("et-katalog-man-kan-soege-i", {
  title: ["Find spillet, du ikke kan huske", "Find the game you can’t recall"],
  teaser: [
    "»Det med fuglen« er en fin søgning. Om hvordan vores overblik er skruet sammen.",
    "‘The one with the bird’ is a perfectly good search. On how our overview is put together.",
  ],
  category: categories.vaner,
  author: "Elias Rønnow",
  published: { daysAgo: 96 },
  minutes: 2,
  seo: {
    title: ["Find spillet, du ikke kan huske | Nordlys", "Find the game you can’t recall | Nordlys"],
    description: [
      "Tips til spiloversigten hos Nordlys: stavefejl, filtre, der kan kombineres, og adresser, du kan gemme eller sende til en ven.",
      "Tips for the game overview at Nordlys: misspellings, filters that combine, and addresses you can save or send to a friend.",
    ],
  },
  cover: articleCover("open-book", [
    "En opslået bog i nordlysets skær",
    "An open book in the glow of northern lights",
  ]),
  related: ["hvad-betyder-tilbagebetaling", "museet-for-enarmede"],
  games: ["snefnug-88", "polar-parade"],
  body: [
    `
Der er over tre hundrede spil i kataloget, og de færreste kan huske mere end fem. Derfor er [spiloversigten](/spiloversigt) bygget til mennesker, der staver i mørke.

## Skriv, som det lyder

»Isfulgen«, »frost klokken« og »polarparade« finder alle det rigtige. Søgningen tåler et par forkerte bogstaver og kender både danske og engelske ord for temaerne.

## Læg filtre oven på hinanden

Kategori, studie, tema, nye spil og puljer kan bruges sammen. Tallet ved siden af hvert valg viser, hvor mange spil der er tilbage. Er det nul, er valget gråt, så du ikke går forgæves.

Et godt sted at begynde er [nye spil, nyeste først](/spiloversigt?nye=1&sort=newest) eller [vinterspillene](/spiloversigt?tema=winter).

## Gem adressen

Alt, hvad du vælger, står i adressefeltet. Sæt et bogmærke, eller send linket. Modtageren ser det samme udsnit, også uden konto.
`,
    `
There are more than three hundred games in the catalogue, and few people remember more than five. So the [game overview](/spiloversigt) was built for people who spell in the dark.

## Type it as it sounds

‘Isfulgen’, ‘frost klokken’ and ‘polarparade’ all find the right one. The search puts up with a few wrong letters and knows both Danish and English words for themes.

## Stack the filters

Category, studio, theme, new games and pots can be used together. The figure beside each choice shows how many games remain. If it is nought, the choice is greyed out to save you a wasted trip.

Good places to start are [new games, newest first](/spiloversigt?nye=1&sort=newest) or [the winter games](/spiloversigt?tema=winter).

## Save the address

Everything you choose is in the address bar. Make a bookmark or send the link. Whoever receives it sees the same selection, account or no account.
`,
  ],
});
