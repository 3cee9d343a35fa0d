import { useEffect, useState } from "react";
import type { MyRoundReplay } from "@spilhus/contracts/bingo";
import { Button } from "@spilhus/ui";
import { CalledNumbers } from "./CalledNumbers.tsx";
import { CheckDraw } from "./CheckDraw.tsx";
import type { HallProps } from "./hallProps.ts";
import type { HallTexts } from "./hallTexts.ts";
import { PlateCard } from "./PlateCard.tsx";
import { patternsOf, sortPlates } from "./plateProgress.ts";

interface RoundReplayProps extends Pick<HallProps, "draw"> {
  readonly replay: MyRoundReplay;
  readonly texts: HallTexts;
}

/** Time from one number to the next when a round is played again. */
const STEP_MS = 1_000;
const NOTHING: ReadonlySet<number> = new Set();

/** A round of the past, number by number: by itself, or wherever the slider stands. */
export function RoundReplay({ replay: { live, plate, plates, wins }, draw, texts }: RoundReplayProps) {
  const { t, money, pattern } = texts;
  const all = live.called.length;
  const [index, setIndex] = useState(0);
  const [isRunning, setRunning] = useState(false);
  useEffect(() => {
    if (!isRunning || index >= all) return undefined;
    const timer = setTimeout(() => setIndex(index + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [all, index, isRunning]);
  const shown = live.called.slice(0, index);
  const called = new Set(shown.map(({ number }) => number));
  const open = patternsOf(plate).find(
    (one) => !live.won.some((won) => won.pattern === one && won.index <= index),
  );
  const isOver = index >= all;
  return (
    <div className="hall-replay">
      <CalledNumbers called={shown} texts={texts} />
      <label>
        {t("hall.replayPlace", { count: index, all })}
        <input
          type="range"
          min={0}
          max={all}
          value={index}
          onChange={({ target }) => {
            setRunning(false);
            setIndex(Number(target.value));
          }}
        />
      </label>
      <Button
        kind="secondary"
        size="small"
        onClick={() => {
          if (isOver) setIndex(0);
          setRunning(isOver || !isRunning);
        }}
      >
        {t(isRunning && !isOver ? "hall.replayStop" : "hall.replayStart")}
      </Button>
      <ul>
        {wins
          .filter((win) => win.index <= index)
          .map((win) => (
            <li key={`${win.pattern}-${win.plate}`}>
              {t("hall.replayWon", { pattern: pattern(win.pattern), no: win.plate, amount: money(win.ore) })}
            </li>
          ))}
      </ul>
      <div className="hall-plates">
        {sortPlates(plates, plate, open, called).map((one) => (
          <PlateCard
            key={one.plate.no}
            {...one}
            {...{ called, texts }}
            marked={NOTHING}
            isAutomatic
            onMark={() => {}}
          />
        ))}
      </div>
      <CheckDraw roundId={live.round.id} draw={draw} texts={texts} />
    </div>
  );
}
