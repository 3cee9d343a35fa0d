import type { RoundPrize, WonPrize } from "@spilhus/contracts/bingo";
import type { HallTexts } from "./hallTexts.ts";

interface PrizeListProps {
  readonly prizes: readonly RoundPrize[];
  readonly won: readonly WonPrize[];
  /** Numbers of the player's own plates. */
  readonly own: ReadonlySet<number>;
  readonly texts: HallTexts;
}

/** The prizes of a round, which of them is played for, and what became of those that are won. */
export function PrizeList({ prizes, won, own, texts: { t, money, pattern } }: PrizeListProps) {
  const open = prizes.find((prize) => !won.some((one) => one.pattern === prize.pattern));
  return (
    <dl className="hall-prizes">
      {prizes.map((prize) => {
        const winner = won.find((one) => one.pattern === prize.pattern);
        const isOwn = winner?.plates.some((plate) => own.has(plate)) === true;
        return (
          <div key={prize.pattern} data-now={prize === open || undefined} data-own={isOwn || undefined}>
            <dt>{pattern(prize.pattern)}</dt>
            <dd>
              <span className="number">{money(prize.ore)}</span>
              {winner && (
                <small>
                  {isOwn
                    ? t("hall.wonByYou", { amount: money(winner.eachOre) })
                    : t("hall.wonByPlates", { count: winner.plates.length, amount: money(winner.eachOre) })}
                </small>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
