import { isNetWin, outcomeOf } from "../../slot/index.ts";
import { numberOf, type RouletteState } from "../state/useRoulette.ts";
import type { RouletteTexts } from "../texts/rouletteTexts.ts";

interface RouletteMessageProps {
  readonly state: RouletteState;
  readonly stakeOre: number;
  readonly mostOre: number;
  readonly isPaused: boolean;
  readonly texts: RouletteTexts;
}

/** What is said under the wheel, and read out: that bets are closed, the number, and what it brought. */
export function RouletteMessage({ state, stakeOre, mostOre, isPaused, texts }: RouletteMessageProps) {
  const { t, money, numberText, result, refusal } = texts;
  const { phase, round, refusal: reason } = state;
  const number = numberOf(round);
  const isResult = phase === "result" && round !== undefined && number !== undefined;
  const isRunning = phase === "asked" || phase === "falling";
  const said = (): readonly string[] => {
    if (reason) return [refusal(reason, stakeOre)];
    if (isResult)
      return [t("houseGames.ball", { number: numberText(number) }), result(round.winOre, round.stakeOre)];
    if (isRunning) return [t("houseGames.noMoreBets")];
    if (state.isFull) return [t("houseGames.tooMuch", { most: money(mostOre) })];
    return isPaused ? [t("houseGames.paused")] : [t("houseGames.layFirst")];
  };
  const isWon = isResult && isNetWin(outcomeOf(round.winOre, round.stakeOre));
  return (
    <output className="slot-message" data-tone={isWon ? "won" : "quiet"}>
      {said().map((sentence) => (
        <span className="slot-message-main number" key={sentence}>
          {sentence}
        </span>
      ))}
    </output>
  );
}
