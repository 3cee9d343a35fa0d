import type { EarlyAnswer } from "../early-answers/earlyAnswer.ts";

/** Passes on the JSON object of a successful answer; the page's own code handles every other one. */
export function readEarly(
  early: EarlyAnswer | undefined,
  use: (json: Readonly<Record<string, unknown>>) => void,
): void {
  early?.answer.then(({ ok }) => ok && use(JSON.parse(early.body ?? ""))).catch(() => {});
}
