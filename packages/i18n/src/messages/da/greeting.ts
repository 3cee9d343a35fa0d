/** What greets a signed-in player on the front page. */
export const greeting = {
  title: "Hej, {{name}}",
  titleAlone: "Hej igen",
  balance: "Saldo",
  left: "Kan indbetales nu",
  noLimits: "Sæt dine grænser",
  messages: "Beskeder",
  unread_one: "{{count}} ulæst",
  unread_other: "{{count}} ulæste",
  games: "Dine spil",
  noGames: "Spil, du gemmer, står her næste gang.",
  toGames: "Se alle spil",
  gamesFailed: "Vi kan ikke hente dine spil lige nu.",
} as const;
