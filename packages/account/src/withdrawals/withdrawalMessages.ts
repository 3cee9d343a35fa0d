import type { MessagesOf, Namespace } from "@spilhus/i18n/island";
import { PLAYER_MESSAGES } from "../player-data/playerMessages.ts";

/** The messages of the page that says whether withdrawals are blocked. */
export const WITHDRAWAL_MESSAGES = [
  ...PLAYER_MESSAGES,
  "account.help",
  "restrictions",
  "selfService.payout",
] as const satisfies readonly Namespace[];
export type WithdrawalMessages = MessagesOf<(typeof WITHDRAWAL_MESSAGES)[number]>;
