import type { IslandMessages, MessageKey } from "@spilhus/i18n/island";
import { ACTIVE_SESSIONS_KEYS } from "../active-sessions/activeSessionsKeys.ts";
import { ACCOUNT_KEYS } from "./accountKeys.ts";

/** The messages of a page that a restricted player is kept on. */
export const STATUS_KEYS = [
  ...ACCOUNT_KEYS,
  ...ACTIVE_SESSIONS_KEYS,
] as const satisfies readonly MessageKey[];
export type StatusMessages = IslandMessages<(typeof STATUS_KEYS)[number]>;
