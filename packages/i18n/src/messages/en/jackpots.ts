import type { Translation } from "../translation.ts";

export const jackpots = {
  title: "Jackpots right now",
  amount: "Jackpot: {{amount}}",
  games_one: "In {{count}} game",
  games_other: "In {{count}} games",
  none: "None of the games here has a pot right now.",
  failed: "We cannot load the jackpots right now.",
  updatedAt: "Updated at {{time}}",
} as const satisfies Translation<"jackpots">;
