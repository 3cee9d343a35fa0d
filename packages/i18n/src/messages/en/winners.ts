import type { Translation } from "../translation.ts";

export const winners = {
  title: "Latest winners",
  won: "{{player}} won {{amount}}",
  onGame: "on {{game}}",
  at: "at {{time}}",
  player: "Player",
  game: "Game",
  amount: "Win",
  time: "Time",
  failed: "We cannot load the winners right now.",
  seeAll: "See all winners",
  netWins: "Amounts are net wins.",
  feed: {
    pause: "Pause",
    resume: "Resume",
    updates: "Updated continuously",
    paused: "Updates are paused",
    none: "There are no wins to show yet. The list shows real wins only, from rounds played here.",
  },
} as const satisfies Translation<"winners">;
