import type { LiveRound, RoomPlateKind } from "@spilhus/contracts/bingo";
import type { HallTexts } from "./hallTexts.ts";

/** The highest number of banko, which has a name. */
const OLD_OLE = 90;

/**
 * What the host says, made from the round itself: who is here, what is played for, and what was won. Nothing of it is known
 * before the numbers are.
 */
export function hostLine(
  live: LiveRound | null,
  plate: RoomPlateKind,
  { t, money, pattern }: Pick<HallTexts, "t" | "money" | "pattern">,
): string {
  if (!live) return t("hall.hostQuiet");
  const { round, called, won } = live;
  if (round.state === "cancelled") return t("hall.hostCancelled");
  if (round.state === "finished") return t("hall.hostThanks");
  if (round.state === "drawn") return t("hall.hostLocked");
  if (round.state !== "showing") {
    return round.plates === 0 ? t("hall.hostFirst") : t("hall.hostWelcome", { count: round.players });
  }
  const latest = called.at(-1);
  if (plate === "3x9-90" && latest?.number === OLD_OLE) return t("hall.hostOle");
  const open = round.prizes.find((prize) => !won.some((one) => one.pattern === prize.pattern));
  if (!open) return t("hall.hostThanks");
  const values = { pattern: pattern(open.pattern), amount: money(open.ore) };
  const last = won.at(-1);
  return last
    ? t("hall.hostNext", { ...values, before: pattern(last.pattern) })
    : t("hall.hostPlaysFor", values);
}
