/** The feed of winners. */
export const winners = {
  title: "Seneste vindere",
  won: "{{player}} vandt {{amount}}",
  onGame: "på {{game}}",
  at: "kl. {{time}}",
  player: "Spiller",
  game: "Spil",
  amount: "Gevinst",
  time: "Tidspunkt",
  failed: "Vi kan ikke hente vinderne lige nu.",
  seeAll: "Se alle vindere",
  netWins: "Beløbene er nettogevinster.",
  feed: {
    pause: "Sæt på pause",
    resume: "Fortsæt",
    updates: "Opdateres løbende",
    paused: "Opdatering er sat på pause",
    none: "Der er ingen gevinster at vise endnu. Listen viser kun rigtige gevinster fra runder, der er spillet her.",
  },
} as const;
