import type { IslandMessages, MessageKey } from "@spilhus/i18n/island";
import { ASKED_KEYS } from "../player-data/askedKeys.ts";
import { CONFIRM_IDENTITY_KEYS } from "../reauthentication/confirmKeys.ts";

/** The messages of the places where a player is logged in. */
export const ACTIVE_SESSIONS_KEYS = [
  "activeSessions.title",
  "activeSessions.text",
  "activeSessions.loading",
  "activeSessions.failedTitle",
  "activeSessions.here",
  "activeSessions.unknownDevice",
  "activeSessions.loggedInMitid",
  "activeSessions.loggedInPasskey",
  "activeSessions.loggedInPassword",
  "activeSessions.lastUsed",
  "activeSessions.end",
  "activeSessions.endNamed",
  "activeSessions.endOthers",
  "activeSessions.ended",
  "activeSessions.othersEnded",
  "activeSessions.endFailed",
  "activeSessions.gone",
  ...ASKED_KEYS,
  ...CONFIRM_IDENTITY_KEYS,
] as const satisfies readonly MessageKey[];
export type ActiveSessionsMessages = IslandMessages<(typeof ACTIVE_SESSIONS_KEYS)[number]>;
