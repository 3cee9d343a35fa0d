import { type KeyboardEvent, memo, useRef, useState } from "react";
import type { RoomPlate } from "@spilhus/contracts/bingo";
import { isMarked, looksSame, type PlateCardProps } from "./looksSame.ts";

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The next cell with a number in a direction; nothing at the edge. */
function nextCell(rows: RoomPlate["rows"], from: readonly [number, number], step: readonly [number, number]) {
  let [row, column] = from;
  for (;;) {
    [row, column] = [row + step[0], column + step[1]];
    const cell = rows[row]?.[column];
    if (cell === undefined) return undefined;
    if (cell !== null) return cell;
  }
}

/**
 * A plate as a grid: one stop of the Tab key, arrows go from number to number, Space marks. Marking is a pleasure and decides
 * nothing: whoever has a prize gets it. A ball draws anew only the plates that it is on.
 */
export const PlateCard = memo(function PlateCard(props: PlateCardProps) {
  const { plate, toGo, onMark, texts } = props;
  const { t, toGo: toGoText } = texts;
  const first = plate.rows.flat().find((cell) => cell !== null);
  const [current, setCurrent] = useState(first);
  const grid = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent, row: number, column: number) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = nextCell(plate.rows, [row, column], step);
    if (next === undefined) return;
    setCurrent(next);
    grid.current?.querySelector<HTMLButtonElement>(`[data-number="${next}"]`)?.focus();
  };
  return (
    <section className="hall-plate" data-to-go={toGo <= 1 ? toGo : undefined}>
      <header>
        <h3>{t("hall.plateNo", { no: plate.no })}</h3>
        <p>{toGo === 0 ? t("hall.complete") : toGoText(toGo)}</p>
      </header>
      <div
        className="hall-grid"
        role="grid"
        aria-label={t("hall.plateNo", { no: plate.no })}
        data-columns={plate.rows[0]?.length}
        ref={grid}
      >
        {plate.rows.map((row, rowPlace) => (
          // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/prefer-tag-over-role -- places never change; a grid of buttons is no table of data
          <div key={rowPlace} role="row" className="hall-row">
            {row.map((cell, column) => (
              // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/prefer-tag-over-role -- see above
              <div key={column} role="gridcell" className={cell === null ? "hall-cell-empty" : undefined}>
                {cell !== null && (
                  <button
                    type="button"
                    className="hall-cell number"
                    data-number={cell}
                    tabIndex={cell === current ? 0 : -1}
                    aria-pressed={isMarked(props, cell)}
                    onFocus={() => setCurrent(cell)}
                    onKeyDown={(event) => onKeyDown(event, rowPlace, column)}
                    onClick={() => onMark(cell)}
                  >
                    {cell}
                  </button>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}, looksSame);
