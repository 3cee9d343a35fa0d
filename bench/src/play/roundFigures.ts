import { type PlayLoad, sentBetween, type SentStatements } from "@spilhus/gateway/load";
import { bareStatements, kindsOf } from "../money/bareStatements.ts";
import type { Booking } from "../money/bookings.ts";
import { bookingRates } from "../money/bookingRates.ts";
import type { MoneyDatabase } from "../money/moneyDatabase.ts";
import { pacedLatencies } from "../money/pacedLatencies.ts";
import { ratioFigure } from "../money/ratioFigure.ts";
import type { Figure } from "../report/section.ts";
import { slowestFigure } from "./slowestFigure.ts";

const LEAST = 0.35;
const PLAYING = 180;
/** Rounds a second of so many players, one in three seconds each. */
const PACE = PLAYING / 3;
const MOST_MS = 100;
/** Rounds whose statements are counted, each of another player. */
const COUNTED = 100;

/** Statements of one of so many rounds, by what they cost. */
const eachOf = ({ all, changes, locks }: SentStatements, rounds: number): SentStatements => ({
  all: Math.round(all / rounds),
  changes: Math.round(changes / rounds),
  locks: Math.round(locks / rounds),
});

/** Rounds of a house slot for money. */
export async function roundFigures(
  database: MoneyDatabase,
  load: PlayLoad,
  { sent, seconds }: { readonly sent: () => SentStatements; readonly seconds: number },
): Promise<Figure[]> {
  const { players } = load;
  const play: Booking = (player) => load.playRound(player);
  await load.hurry(true);
  // A round with a win sends more of them than one without. The load begins with the players who have not just played.
  const counted = players.slice(-COUNTED);
  const before = sent();
  for (const player of counted) await load.playRound(player);
  const statements = eachOf(sentBetween(before, sent()), counted.length);
  const bare: Booking = (_, count) =>
    bareStatements(database, database.players[count % database.players.length] ?? "", statements);
  const { ours, than } = await bookingRates(
    { ours: { book: play, players }, than: { book: bare, players } },
    seconds,
  );
  await load.hurry(false);
  const failures = new Map<string, number>();
  // On an overloaded machine a round may get no connection in time: it counts with the time that it waited.
  const paced: Booking = (player) =>
    load.playRound(player).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      failures.set(why, (failures.get(why) ?? 0) + 1);
    });
  const latencies = await pacedLatencies(paced, players, { aSecond: PACE, seconds });
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
  return [
    ratioFigure({
      ...{ what: `rounds of a house slot, ${players.length} players`, rate: ours, than, least: LEAST },
      beside: `bare transactions of ${kindsOf(statements)}`,
    }),
    slowestFigure(`a round at ${PACE} a second, the legal pace of ${PLAYING} players`, latencies, MOST_MS),
    {
      what: "rounds at that pace that were not played",
      ...{ measured: `${failed} of ${latencies.length}`, calibration: [...failures.keys()].join(" ") },
      ...{ result: String(failed), target: "0", isMet: failed === 0 },
    },
  ];
}
