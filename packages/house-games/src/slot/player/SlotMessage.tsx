import { CountUp } from "../wins/CountUp.tsx";
import { isNetWin, outcomeOf } from "../plan/outcome.ts";
import type { SlotState } from "../state/slotState.ts";
import type { SlotTexts } from "../texts/slotTexts.ts";

interface SlotMessageProps {
  readonly state: SlotState;
  readonly stakeOre: number;
  readonly isPaused: boolean;
  /** "Snurrer". */
  readonly turning: string;
  readonly texts: SlotTexts;
}

/** Milliseconds of counting by the size of a win. */
const COUNTING = { nothing: 0, back: 0, small: 500, big: 1_400, huge: 2_400 } as const;

function Visible({ state, stakeOre, isPaused, turning, texts }: SlotMessageProps) {
  const { t, money, oneWin, result, refusal } = texts;
  const { phase, view, round, refusal: reason } = state;
  const [win] = view.wins;
  if (phase === "refused" && reason) return refusal(reason, stakeOre);
  if (phase === "result" && round) {
    const outcome = outcomeOf(round.winOre, round.stakeOre);
    if (!isNetWin(outcome)) return result(round.winOre, round.stakeOre);
    return (
      <>
        {t("houseGames.won", { amount: "" })}
        <CountUp key={round.id} ore={round.winOre} money={money} lastsMs={COUNTING[outcome]} />
      </>
    );
  }
  if (phase === "showing" && win && view.wins.length === 1) return oneWin(win);
  if (phase === "showing" && win && round) {
    const isNet = isNetWin(outcomeOf(round.winOre, round.stakeOre));
    return t(isNet ? "houseGames.wonSoFar" : "houseGames.soFar", { amount: money(view.wonOre) });
  }
  if (phase === "asked" || phase === "showing")
    return state.isRejoined ? t("houseGames.unfinished") : turning;
  return isPaused ? t("houseGames.paused") : t("houseGames.ready");
}

/** The line under the reels, and the same for screen readers: they hear a press and its result, not every step. */
export function SlotMessage(props: SlotMessageProps) {
  const { state, stakeOre, turning, texts } = props;
  const { phase, view, round } = state;
  const [win] = view.wins;
  const potWin = round && texts.potOf(round);
  const tone =
    phase === "refused"
      ? "refused"
      : phase === "result" && round && isNetWin(outcomeOf(round.winOre, round.stakeOre))
        ? "won"
        : "quiet";
  return (
    <div className="slot-message" data-tone={tone}>
      <p className="slot-message-main number" aria-hidden="true">
        <Visible {...props} />
      </p>
      {phase === "result" && round && potWin !== undefined && (
        <p className="slot-message-detail" aria-hidden="true">
          {potWin}
        </p>
      )}
      {phase === "result" && win && potWin === undefined && view.wins.length === 1 && (
        <p className="slot-message-detail" aria-hidden="true">
          {texts.oneWin(win)}
        </p>
      )}
      <output className="visually-hidden">{texts.announcement(state, turning, stakeOre)}</output>
    </div>
  );
}
