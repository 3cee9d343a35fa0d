import { setTimeout as wait } from "node:timers/promises";
import type { Booking } from "./bookings.ts";

/** Latencies of bookings that start at an even pace, whether or not earlier ones have finished. @returns sorted ms */
export async function pacedLatencies(
  book: Booking,
  players: readonly string[],
  { aSecond, seconds }: { readonly aSecond: number; readonly seconds: number },
): Promise<number[]> {
  const [begun, count] = [performance.now(), Math.max(1, Math.round(aSecond * seconds))];
  const taken: number[] = [];
  const running: Promise<unknown>[] = [];
  for (let made = 0; made < count; made += 1) {
    const due = begun + (made * 1_000) / aSecond;
    const early = due - performance.now();
    if (early > 1) await wait(early);
    const booking = book(players[made % players.length] ?? "", made);
    // From when it was due: a late beginning is the load's doing too.
    running.push(Promise.resolve(booking).then(() => taken.push(performance.now() - due)));
  }
  await Promise.all(running);
  return taken.toSorted((one, other) => one - other);
}
