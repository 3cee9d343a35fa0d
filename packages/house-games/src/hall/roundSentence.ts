import type { LiveRound } from "@spilhus/contracts/bingo";
import type { HallTexts } from "./hallTexts.ts";

const CANCELLED = {
  "too-few-players": "hall.tooFewPlayers",
  "too-few-plates": "hall.tooFewPlates",
  late: "hall.tooLate",
  operator: "hall.cancelledByUs",
} as const;

/** What a round that is not being waited for is doing, in a sentence; nothing while it is planned or on sale. */
export function roundSentence(
  { round: { state }, called, cancelledBecause }: LiveRound,
  { t }: Pick<HallTexts, "t">,
): string | undefined {
  if (state === "cancelled") return t(CANCELLED[cancelledBecause ?? "late"]);
  if (state === "finished") return t("hall.finished", { count: called.length });
  if (state === "showing") return t("hall.showing");
  return state === "drawn" ? t("hall.begins") : undefined;
}
