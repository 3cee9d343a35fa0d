import type { CalledNumber, RoomPlateKind } from "@spilhus/contracts/bingo";
import type { HallTexts } from "./hallTexts.ts";
import { BALLS_OF } from "./plateProgress.ts";

interface NumberBoardProps {
  readonly plate: RoomPlateKind;
  readonly called: readonly CalledNumber[];
  readonly texts: HallTexts;
}

/** Every number of the room; those that were called are marked by shape as well as by colour. */
export function NumberBoard({ plate, called, texts: { t } }: NumberBoardProps) {
  const numbers = new Set(called.map(({ number }) => number));
  const all = Array.from({ length: BALLS_OF[plate] }, (_, place) => place + 1);
  return (
    <details className="hall-board">
      <summary>{t("hall.board", { count: called.length, all: all.length })}</summary>
      <ol className="hall-board-numbers">
        {all.map((number) => (
          <li key={number} data-called={numbers.has(number) || undefined}>
            {number}
            {numbers.has(number) && <span className="visually-hidden"> {t("hall.isCalled")}</span>}
          </li>
        ))}
      </ol>
    </details>
  );
}
