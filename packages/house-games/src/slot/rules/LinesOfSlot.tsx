import type { SlotTexts } from "../texts/slotTexts.ts";

interface LinesOfSlotProps {
  readonly lines: readonly (readonly number[])[];
  readonly rows: number;
  readonly texts: SlotTexts;
}

/** Each line as a small picture of the window. */
export function LinesOfSlot({ lines, rows, texts: { t } }: LinesOfSlotProps) {
  return (
    <ul className="slot-line-list">
      {lines.map((line, index) => (
        <li key={line.join("-")}>
          <svg
            className="slot-line-picture"
            viewBox={`0 0 ${line.length * 10} ${rows * 10}`}
            role="img"
            aria-label={t("houseGames.lineNumber", { line: index + 1 })}
          >
            {line.flatMap((on, reel) =>
              Array.from({ length: rows }, (_, row) => (
                <rect
                  key={`${reel}-${row}`}
                  x={reel * 10 + 1}
                  y={row * 10 + 1}
                  width="8"
                  height="8"
                  rx="1.5"
                  {...(row === on && { "data-on": "" })}
                />
              )),
            )}
          </svg>
          <span className="number" aria-hidden="true">
            {index + 1}
          </span>
        </li>
      ))}
    </ul>
  );
}
