import type { MessagesOf, Namespace } from "@spilhus/i18n/island";
import { PLAYER_MESSAGES } from "../player-data/playerMessages.ts";

/** The messages of the account's front page. */
export const HOME_MESSAGES = [
  ...PLAYER_MESSAGES,
  "account.person",
  "account.overview",
  "inbox.counts",
  "inbox.attention",
  "restrictions",
] as const satisfies readonly Namespace[];
export type HomeMessages = MessagesOf<(typeof HOME_MESSAGES)[number]>;
