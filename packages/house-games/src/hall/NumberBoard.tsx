import { memo, useState } from "react";
import type { CalledNumber, RoomPlateKind } from "@spilhus/contracts/bingo";
import type { HallTexts } from "./hallTexts.ts";
import { BALLS_OF } from "./plateProgress.ts";

interface NumberBoardProps {
  readonly plate: RoomPlateKind;
  readonly called: readonly CalledNumber[];
  readonly texts: HallTexts;
}

/** Where there is room the board lies open; elsewhere it is one press away. */
const WIDE = "(min-width: 60rem)";
const COLUMNS = 10;
/** So many of the latest numbers are joined by a line, where the hall's air has one. */
const STARS = 6;

/** The middles of numbers on the board, in the order in which they were called. */
const pointsOf = (called: readonly CalledNumber[]) =>
  called
    .map(({ number }) => `${((number - 1) % COLUMNS) + 0.5},${Math.floor((number - 1) / COLUMNS) + 0.5}`)
    .join(" ");

/** Every number of the room; those that were called are marked by shape as well as by colour. Drawn with each ball, not each second. */
export const NumberBoard = memo(function NumberBoard({ plate, called, texts: { t } }: NumberBoardProps) {
  const [isWide] = useState(() => matchMedia(WIDE).matches);
  const numbers = new Set(called.map(({ number }) => number));
  const all = Array.from({ length: BALLS_OF[plate] }, (_, place) => place + 1);
  return (
    <details className="hall-board" open={isWide}>
      <summary>{t("hall.board", { count: called.length, all: all.length })}</summary>
      <div className="hall-board-field">
        <svg
          className="hall-constellation"
          viewBox={`0 0 ${COLUMNS} ${Math.ceil(all.length / COLUMNS)}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <polyline points={pointsOf(called.slice(-STARS))} />
        </svg>
        <ol className="hall-board-numbers">
          {all.map((number) => (
            <li key={number} data-called={numbers.has(number) || undefined}>
              {number}
              {numbers.has(number) && <span className="visually-hidden"> {t("hall.isCalled")}</span>}
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
});
