import type { IslandMessages, MessageKey } from "@spilhus/i18n/island";
import { ASKED_KEYS } from "../player-data/askedKeys.ts";
import { SPENT_KEYS } from "../report/spentText.ts";

/** The messages of the feedback on one's own play. */
export const MENTOR_KEYS = [
  "mentor.loading",
  "mentor.failedTitle",
  "mentor.timeTitle",
  "mentor.today",
  "mentor.week",
  "mentor.visits",
  "mentor.more",
  "mentor.same",
  "mentor.less",
  "mentor.first",
  "mentor.chart",
  "mentor.day",
  "mentor.time",
  "mentor.showFigures",
  "mentor.resultTitle",
  "mentor.resultEmptyTitle",
  "mentor.resultEmptyText",
  ...SPENT_KEYS,
  ...ASKED_KEYS,
] as const satisfies readonly MessageKey[];
export type MentorMessages = IslandMessages<(typeof MENTOR_KEYS)[number]>;
