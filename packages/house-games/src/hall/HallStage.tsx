import type { LiveRound } from "@spilhus/contracts/bingo";
import { CalledNumbers } from "./CalledNumbers.tsx";
import type { HallProps } from "./hallProps.ts";
import { clockText, type HallTexts } from "./hallTexts.ts";
import { hostLine } from "./hostLine.ts";
import { NumberBoard } from "./NumberBoard.tsx";
import { PrizeList } from "./PrizeList.tsx";
import { roundSentence } from "./roundSentence.ts";

interface HallStageProps extends Pick<HallProps, "plate" | "nowSeconds" | "lateSince"> {
  readonly live: LiveRound | null;
  readonly own: ReadonlySet<number>;
  readonly texts: HallTexts;
}

/** So much of the commitment is shown; the check of the draw uses all of it. */
const LOCK_LETTERS = 16;

/** What the round is doing, in a sentence. */
function sentenceOf({ live, nowSeconds, lateSince, texts }: HallStageProps): string {
  const { t } = texts;
  if (!live) return t("hall.noRound");
  if (live.round.state === "showing" && lateSince !== undefined) return t("hall.late");
  const seconds = Math.floor(Date.parse(live.round.startsAt) / 1_000) - nowSeconds;
  return roundSentence(live, texts) ?? t(seconds <= 0 ? "hall.begins" : "hall.startsIn");
}

/** The front of the hall: the number of this moment or the time to the next round, who sits here, and what is played for. */
export function HallStage(props: HallStageProps) {
  const { live, plate, nowSeconds, own, texts } = props;
  const { t } = texts;
  const round = live?.round;
  const isWaiting = round !== undefined && (round.state === "planned" || round.state === "selling");
  const seconds = round ? Math.floor(Date.parse(round.startsAt) / 1_000) - nowSeconds : 0;
  return (
    <section className="hall-stage" aria-label={t("hall.stage")}>
      <div className="hall-front">
        <p className="hall-state">{sentenceOf(props)}</p>
        {isWaiting && seconds > 0 && (
          <p className="hall-countdown number" role="timer">
            {clockText(seconds)}
          </p>
        )}
        {live && <CalledNumbers called={live.called} texts={texts} />}
        <p className="hall-host">
          <strong>{t("hall.host")}</strong> {hostLine(live, plate, texts)}
        </p>
        {isWaiting && own.size > 0 && <a href="#hall-shop">{t("hall.toShop")}</a>}
      </div>
      {round && (
        <div className="hall-facts">
          <p className="hall-company">
            <span>{t("hall.sitting", { count: round.players })}</span>
            <span>{t("hall.sold", { count: round.plates })}</span>
          </p>
          {isWaiting && (round.players < round.leastPlayers || round.plates < round.leastPlates) && (
            <p className="hall-needed">
              {t("hall.needed", { players: round.leastPlayers, plates: round.leastPlates })}
            </p>
          )}
          <PrizeList prizes={round.prizes} won={live.won} own={own} texts={texts} />
          {live.called.length > 0 && <NumberBoard plate={plate} called={live.called} texts={texts} />}
          {live.commitment !== null && (
            <p className="hall-lock">
              {t("hall.locked")} <code>{live.commitment.slice(0, LOCK_LETTERS)}</code>
            </p>
          )}
        </div>
      )}
    </section>
  );
}
