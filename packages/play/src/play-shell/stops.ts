import type { KeyIn } from "@spilhus/i18n/island";
import type { PlayStopKind } from "./PlayStop.tsx";

/** Texts without values. */
type Key = Exclude<
  KeyIn<"play.shell" | "play.budget">,
  "play.overTotals" | "play.breakUntil" | "play.budgetHeld"
>;

interface Stop {
  readonly title: Key;
  readonly text?: Key;
  /** The one thing that helps. */
  readonly way?: { readonly to: "logIn" | "account" | "limits" | "pause"; readonly label: Key };
  /** Label of the button that opens the game again. */
  readonly retry?: Key;
}

/** What is said about each way in which a game can be missing or over. */
export const STOPS: Readonly<Record<PlayStopKind, Stop>> = {
  script: { title: "play.scriptTitle", text: "play.scriptText" },
  "no-answer": { title: "play.noAnswerTitle", text: "play.noAnswerText", retry: "play.tryAgain" },
  "session-ended": {
    title: "play.sessionEndedTitle",
    text: "play.sessionEndedText",
    way: { to: "logIn", label: "play.logInAgain" },
  },
  break: { title: "play.breakTitle", text: "play.breakText" },
  excluded: { title: "play.excludedTitle", text: "play.excludedText" },
  "ended-elsewhere": {
    title: "play.sessionEndedTitle",
    text: "play.endedElsewhereText",
    way: { to: "logIn", label: "play.logInAgain" },
  },
  restricted: {
    title: "play.restrictedTitle",
    text: "play.restrictedText",
    way: { to: "account", label: "play.toStatus" },
  },
  "limit-reached": {
    title: "play.limitReachedTitle",
    text: "play.limitReachedText",
    way: { to: "limits", label: "play.toLimits" },
  },
  "limits-not-set": {
    title: "play.limitsNotSetTitle",
    text: "play.limitsNotSetText",
    way: { to: "limits", label: "play.setLimits" },
  },
  "budget-spent": {
    title: "play.budgetSpentTitle",
    text: "play.budgetSpentText",
    way: { to: "pause", label: "play.budgetToPause" },
  },
  "game-closed": { title: "play.gameClosedTitle", text: "play.gameClosedText" },
  "other-game": { title: "play.otherGameTitle", text: "play.otherGameText", retry: "play.keepPlaying" },
  left: { title: "play.leftTitle", text: "play.leftText", retry: "play.keepPlaying" },
  player: { title: "play.playerTitle", retry: "play.keepPlaying" },
};
