import type { Translation } from "../translation.ts";

export const savedGames = {
  title: "Saved games",
  description: "The games you have saved, all in one place.",
  text: "Save a game on its own page, and you will find it here wherever you log in.",
  save: "Save game",
  saved: "The game is saved",
  unsave: "Remove from saved games",
  unsaved: "The game is removed from your saved games",
  saveFailed: "That was not saved. Try again.",
  full: "You have saved {{count}} games, and there is no room for more. Remove one before you save another.",
  panel: {
    list: "Your saved games",
    loading: "Fetching your saved games …",
    failedTitle: "We cannot fetch your saved games right now",
    emptyTitle: "You have not saved any games yet",
    emptyText: "Open a game and press “Save game”. Then it is ready for you here.",
    toGames: "Find games",
    forget: "Remove",
    forgetNamed: "Remove {{game}} from saved games",
    forgotten: "{{game}} is removed from your saved games.",
    saveAgain: "Save again",
    forgetFailed: "{{game}} was not removed. Try again.",
    saveAgainFailed: "{{game}} was not saved. Try again.",
  },
} as const satisfies Translation<"savedGames">;
