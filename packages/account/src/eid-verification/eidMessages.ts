import type { MessagesOf, Namespace } from "@spilhus/i18n/island";
import { ACTIVE_SESSIONS_MESSAGES } from "../active-sessions/activeSessionsMessages.ts";
import { PLAYER_MESSAGES } from "../player-data/playerMessages.ts";

/** The messages of verifying an identity with MitID. */
export const EID_MESSAGES = [
  ...PLAYER_MESSAGES,
  ...ACTIVE_SESSIONS_MESSAGES,
  "account.identityPage",
  "restrictions",
  "signIn.mitIdErrors",
] as const satisfies readonly Namespace[];
export type EidMessages = MessagesOf<(typeof EID_MESSAGES)[number]>;
