import type { MessageKey } from "@spilhus/i18n/island";

/** The messages of `QueryBoundary`. */
export const ASKED_KEYS = ["account.failedText", "account.retry"] as const satisfies readonly MessageKey[];
export type AskedKey = (typeof ASKED_KEYS)[number];
