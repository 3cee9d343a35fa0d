import type { Translation } from "../translation.ts";

export const greeting = {
  title: "Hello, {{name}}",
  titleAlone: "Hello again",
  balance: "Balance",
  left: "Can be deposited now",
  noLimits: "Set your limits",
  messages: "Messages",
  unread_one: "{{count}} unread",
  unread_other: "{{count}} unread",
  games: "Your games",
  noGames: "Games that you save are here next time.",
  toGames: "See all games",
  gamesFailed: "We cannot fetch your games right now.",
} as const satisfies Translation<"greeting">;
