import { formatNumber, formatOre, islandTranslator } from "@spilhus/i18n/island";
import type { Locale } from "@spilhus/contracts";
import type { RefusalReason, SlotMessages, SlotRound } from "../../house-game/index.ts";
import { outcomeOf } from "../plan/outcome.ts";
import type { ShownWin } from "../plan/slotView.ts";
import type { SlotState } from "../state/slotState.ts";
import { nameOf, runOf } from "./symbolNames.ts";

const REFUSALS = {
  "too-early": "houseGames.tooEarly",
  "limit-reached": "houseGames.limitReached",
  "limits-not-set": "houseGames.limitsNotSet",
  "reality-check-due": "houseGames.realityCheckDue",
  "over-budget": "houseGames.overBudget",
  "session-ended": "houseGames.sessionEnded",
  "game-closed": "houseGames.gameClosed",
  restricted: "houseGames.restricted",
  "no-answer": "houseGames.noAnswer",
} as const satisfies Partial<Record<RefusalReason, string>>;

/** Wins that a message names one by one. */
const NAMED_WINS = 1;

/** The sentences of a slot. */
export function slotTexts(messages: SlotMessages, locale: Locale) {
  const t = islandTranslator(messages);
  const money = (ore: number) => formatOre(ore, locale);

  /** An amount without its unit, and without decimals where it has none. */
  const plain = (ore: number) => formatNumber(ore / 100, locale, ore % 100 === 0 ? 0 : 2);

  const oneWin = (win: ShownWin): string => {
    const run = runOf(t, win.symbol, win.count);
    const amount = money(win.payOre);
    if (win.kind === "line") return t("houseGames.lineWin", { line: win.number, run, amount });
    if (win.kind === "ways") return t("houseGames.waysWin", { count: win.number, run, amount });
    return t("houseGames.scatterWin", { run, amount });
  };

  /** Where a win stands: the rest of "Vundet 4,00 kr. …". */
  const placeOf = (win: ShownWin): string => {
    const run = runOf(t, win.symbol, win.count);
    if (win.kind === "line") return t("houseGames.onLine", { line: win.number, run });
    if (win.kind === "ways") return t("houseGames.onWays", { count: win.number, run });
    return t("houseGames.onScatters", { run });
  };

  const refusal = (reason: RefusalReason, stakeOre: number): string => {
    if (reason === "insufficient-funds") return t("houseGames.insufficientFunds", { stake: money(stakeOre) });
    if (reason === "stake-not-allowed") return t("houseGames.stakeNotAllowed", { stake: money(stakeOre) });
    return t(REFUSALS[reason]);
  };

  /** A result as one sentence, without the place of its wins. */
  const result = (winOre: number, stakeOre: number): string => {
    const outcome = outcomeOf(winOre, stakeOre);
    if (outcome === "nothing") return t("houseGames.noWin");
    return outcome === "back"
      ? t("houseGames.back", { amount: money(winOre) })
      : t("houseGames.won", { amount: money(winOre) });
  };

  /** What of a result came out of a pot; nothing for nearly every round. */
  const potOf = (round: SlotRound): string | undefined => {
    const won = round.events.find(({ kind }) => kind === "pot");
    return won?.kind === "pot"
      ? t("houseGames.potWin", { amount: money(won.ore), name: won.name })
      : undefined;
  };

  /** What a screen reader hears: when the reels turn, the sign of free spins, a result with its wins, a refusal. */
  const announcement = (state: SlotState, turning: string, stakeOre: number): string => {
    const { phase, view, round, refusal: reason } = state;
    if (phase === "refused" && reason) return refusal(reason, stakeOre);
    if (phase === "result" && round) {
      const [first] = view.wins;
      const more = view.wins.length - NAMED_WINS;
      return [
        result(round.winOre, round.stakeOre),
        ...(potOf(round) === undefined ? [] : [potOf(round)]),
        ...(first && view.free === undefined ? [placeOf(first)] : []),
        ...(more > 0 ? [t("houseGames.andMore", { count: more })] : []),
      ].join(" ");
    }
    if (view.free?.stage === "begins")
      return `${t("houseGames.freeSpins", { count: view.free.of })}. ${t("houseGames.freeSpinsTimes", { multiplier: view.free.multiplier })}`;
    return phase === "asked" || phase === "showing" ? turning : "";
  };

  return {
    t,
    money,
    plain,
    oneWin,
    result,
    potOf,
    refusal,
    announcement,
    nameOf: (symbol: string) => nameOf(t, symbol),
  };
}

export type SlotTexts = ReturnType<typeof slotTexts>;
