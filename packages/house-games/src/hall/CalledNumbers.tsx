import type { CalledNumber } from "@spilhus/contracts/bingo";
import type { HallTexts } from "./hallTexts.ts";

const LAST = 5;

/** The number of this moment, large, and the five before it. */
export function CalledNumbers({
  called,
  texts: { t },
}: {
  readonly called: readonly CalledNumber[];
  readonly texts: HallTexts;
}) {
  const latest = called.at(-1);
  if (!latest) return null;
  const before = called.slice(-LAST - 1, -1).toReversed();
  return (
    <div className="hall-called">
      {/* The key makes each number arrive anew. */}
      <p className="hall-ball number" key={latest.index}>
        <span className="visually-hidden">{t("hall.numberNow")} </span>
        {latest.number}
      </p>
      {before.length > 0 && (
        <ol className="hall-before" aria-label={t("hall.before")}>
          {before.map(({ index, number }) => (
            <li className="number" key={index}>
              {number}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
