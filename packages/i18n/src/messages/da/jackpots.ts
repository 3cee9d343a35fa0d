/** Progressive jackpots. */
export const jackpots = {
  title: "Jackpots lige nu",
  amount: "Jackpot: {{amount}}",
  games_one: "I {{count}} spil",
  games_other: "I {{count}} spil",
  none: "Ingen af spillene her har en pulje lige nu.",
  failed: "Vi kan ikke hente jackpotterne lige nu.",
  updatedAt: "Opdateret kl. {{time}}",
} as const;
