import type { LiveRound } from "@spilhus/contracts/bingo";
import { CalledNumbers } from "./CalledNumbers.tsx";
import type { HallProps } from "./hallProps.ts";
import { clockText, type HallTexts } from "./hallTexts.ts";
import { NumberBoard } from "./NumberBoard.tsx";
import { PrizeList } from "./PrizeList.tsx";

interface HallStageProps extends Pick<HallProps, "plate" | "nowSeconds" | "lateSince"> {
  readonly live: LiveRound | null;
  readonly own: ReadonlySet<number>;
  readonly texts: HallTexts;
}

const CANCELLED = {
  "too-few-players": "hall.tooFewPlayers",
  "too-few-plates": "hall.tooFewPlates",
  late: "hall.tooLate",
  operator: "hall.cancelledByUs",
} as const;

/** What the round is doing, in a sentence. */
function sentenceOf({ live, nowSeconds, lateSince, texts: { t } }: HallStageProps): string {
  if (!live) return t("hall.noRound");
  const { state, startsAt } = live.round;
  if (state === "cancelled") return t(CANCELLED[live.cancelledBecause ?? "late"]);
  if (state === "finished") return t("hall.finished", { count: live.called.length });
  if (state === "showing") return lateSince === undefined ? t("hall.showing") : t("hall.late");
  const seconds = Math.floor(Date.parse(startsAt) / 1_000) - nowSeconds;
  return state === "drawn" || seconds <= 0 ? t("hall.begins") : t("hall.startsIn");
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
      </div>
      {round && (
        <div className="hall-facts">
          <p>
            {t("hall.sitting", { count: round.players })} · {t("hall.sold", { count: round.plates })}
            {isWaiting &&
              (round.players < round.leastPlayers || round.plates < round.leastPlates) &&
              ` ${t("hall.needed", { players: round.leastPlayers, plates: round.leastPlates })}`}
          </p>
          <PrizeList prizes={round.prizes} won={live.won} own={own} texts={texts} />
          {live.called.length > 0 && <NumberBoard plate={plate} called={live.called} texts={texts} />}
        </div>
      )}
    </section>
  );
}
