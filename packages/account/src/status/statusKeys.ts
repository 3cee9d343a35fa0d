import type { IslandMessages, MessageKey } from "@spilhus/i18n/island";
import { ACTIVE_SESSIONS_KEYS } from "../active-sessions/activeSessionsKeys.ts";
import { ACCOUNT_KEYS } from "../frame/accountKeys.ts";
import { MAKE_REPORT_KEYS } from "../report/reportKeys.ts";

/** The messages of a page that a restricted player is kept on. */
export const STATUS_KEYS = [
  ...ACCOUNT_KEYS,
  ...ACTIVE_SESSIONS_KEYS,
  ...MAKE_REPORT_KEYS,
] as const satisfies readonly MessageKey[];
export type StatusMessages = IslandMessages<(typeof STATUS_KEYS)[number]>;
