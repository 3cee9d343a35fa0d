import type { ShownWin } from "../plan/slotView.ts";
import { amountsOf } from "./amountsOf.ts";

interface WinMarksProps {
  readonly wins: readonly ShownWin[];
  readonly reels: number;
  readonly rows: number;
  readonly money: (ore: number) => string;
}

/** Half of a cell: lines go through the middle of the symbols. */
const MIDDLE = 0.5;
const COLOURS = 6;

/** Lines through the winning symbols, and beside them what they pay. */
export function WinMarks({ wins, reels, rows, money }: WinMarksProps) {
  return (
    <>
      <svg
        className="slot-lines"
        viewBox={`0 0 ${reels} ${rows}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {wins
          .filter(({ kind }) => kind === "line")
          .map(({ number, spots }) => (
            <polyline
              key={number}
              className="slot-line"
              data-colour={number % COLOURS}
              points={spots.map(({ reel, row }) => `${reel + MIDDLE},${row + MIDDLE}`).join(" ")}
              vectorEffect="non-scaling-stroke"
            />
          ))}
      </svg>
      <div className="slot-amounts">
        {amountsOf(wins).map(({ reel, row, payOre }) => (
          <span className="slot-amount number" key={`${reel}-${row}`} data-column={reel} data-row={row}>
            {money(payOre)}
          </span>
        ))}
      </div>
    </>
  );
}
