import { potLoad } from "@spilhus/gateway/load";
import type { Figure } from "../report/section.ts";
import { bookingRates } from "../money/bookingRates.ts";
import type { MoneyDatabase } from "../money/moneyDatabase.ts";
import { ratioFigure } from "../money/ratioFigure.ts";

/** A row that every round changes would halve the rate. */
const LEAST = 0.85;

/** Rounds of many players that all feed one pot, beside the same rounds without one. */
export async function potFigures({ db, players }: MoneyDatabase, seconds: number): Promise<Figure[]> {
  const load = await potLoad(db, players);
  const { shared, without } = await bookingRates(
    {
      shared: { book: (player) => load.bookRound(player, true), players },
      without: { book: (player) => load.bookRound(player, false), players },
    },
    seconds,
  );
  return [
    ratioFigure({
      ...{ what: "rounds that feed one shared pot", rate: shared, than: without, least: LEAST },
      beside: "the same rounds without a pot",
    }),
  ];
}
