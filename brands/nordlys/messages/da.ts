import type { MessageOverrides } from "@spilhus/brand";

export const messages = {
  "articles.related": "Mere af samme slags",
  "errors.notFoundTitle": "Her er kun mørke",
  "errors.notFoundText": "Siden findes ikke eller er flyttet. Find vej igen herfra.",
  "footer.help": "Hjælp, når du er vågen",
  "games.noneTitle": "Ingen spil i sigte",
  "games.sortPopular": "Mest spillet for tiden",
  "jackpots.title": "Puljerne lige nu",
  "shell.backToTop": "Op igen",
  "winners.title": "Vundet for nylig",
} as const satisfies MessageOverrides;
