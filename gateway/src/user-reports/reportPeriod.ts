import { REPORT_DAYS } from "@spilhus/contracts/player-account";

const DAY_SECONDS = 86_400;
/** How long a statement reaches back. */
export const PERIOD_SECONDS = REPORT_DAYS * DAY_SECONDS;

/** The period of a statement that was made at a moment. */
export function periodOf(createdAt: Date) {
  const to = createdAt.toISOString();
  const from = new Date(createdAt.getTime() - PERIOD_SECONDS * 1_000).toISOString();
  return { createdAt: to, from, to };
}
