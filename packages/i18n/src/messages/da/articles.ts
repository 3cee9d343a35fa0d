/** Blog and press. */
export const articles = {
  blog: "Blog",
  press: "Presse",
  all: "Alle artikler",
  allPress: "Alle pressemeddelelser",
  backToBlog: "Tilbage til bloggen",
  backToPress: "Tilbage til presse",
  by: "Af {{author}}",
  published: "Udgivet {{date}}",
  readingTime_one: "{{count}} minuts læsning",
  readingTime_other: "{{count}} minutters læsning",
  category: "Emne",
  related: "Læs også",
  games: "Spil i artiklen",
  pressContact: "Pressekontakt",
  none: "Her er ingen artikler endnu.",
  readArticle: "Læs {{title}}",
} as const;
