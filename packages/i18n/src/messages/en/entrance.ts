import type { Translation } from "../translation.ts";

export const entrance = {
  title: "Ready for {{game}}?",
  choose: "Choose how you want to play",
  logIn: "Log in and play",
  logInText: "Play with money from your account.",
  signUp: "Create an account",
  demo: "Try the demo",
  demoText:
    "In the demo the chances are the same, but you can neither win nor lose money. You must be logged in.",
  unavailableTitle: "The game opens later",
  unavailableText: "You cannot play here yet, but you can read about the game and see the rules.",
  toGamePage: "Read about the game",
} as const satisfies Translation<"entrance">;
