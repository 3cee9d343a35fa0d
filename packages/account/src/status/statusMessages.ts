import type { MessagesOf, Namespace } from "@spilhus/i18n/island";
import { ACTIVE_SESSIONS_MESSAGES } from "../active-sessions/activeSessionsMessages.ts";
import { DOCUMENT_MESSAGES } from "../documents/documentMessages.ts";
import { PLAYER_MESSAGES } from "../player-data/playerMessages.ts";

/** The messages of a status page. */
export const STATUS_MESSAGES = [
  ...PLAYER_MESSAGES,
  ...ACTIVE_SESSIONS_MESSAGES,
  ...DOCUMENT_MESSAGES,
  "account.places",
  "account.status",
  "account.help",
  "report.make",
  "restrictions",
  "signIn.mitIdErrors",
] as const satisfies readonly Namespace[];
export type StatusMessages = MessagesOf<(typeof STATUS_MESSAGES)[number]>;
