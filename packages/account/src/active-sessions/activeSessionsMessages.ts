import type { MessagesOf, Namespace } from "@spilhus/i18n/island";
import { CONFIRM_IDENTITY_MESSAGES } from "../reauthentication/confirmIdentityMessages.ts";

/** The messages of the list of devices a player is signed in on. */
export const ACTIVE_SESSIONS_MESSAGES = [
  "activeSessions",
  "account.failure",
  ...CONFIRM_IDENTITY_MESSAGES,
] as const satisfies readonly Namespace[];
export type ActiveSessionsMessages = MessagesOf<(typeof ACTIVE_SESSIONS_MESSAGES)[number]>;
