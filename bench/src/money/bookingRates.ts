import { median } from "../lighthouse/median.ts";
import type { Booking } from "./bookings.ts";
import { CONNECTIONS } from "./moneyDatabase.ts";

const TURNS = 3;
let made = 0;

/** A booking whose rate is measured. */
export interface Measured {
  readonly book: Booking;
  readonly players: readonly string[];
  /** Before each of its turns. */
  readonly prepare?: () => Promise<void>;
}

async function rateOf({ book, players, prepare }: Measured, seconds: number): Promise<number> {
  await prepare?.();
  const begun = performance.now();
  const end = begun + seconds * 1_000;
  let done = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) {
        made += 1;
        await book(players[made % players.length] ?? "", made);
        done += 1;
      }
    }),
  );
  return done / ((performance.now() - begun) / 1_000);
}

/** Bookings a second of what is compared, in turns after one that does not count, so that other work affects all alike. */
export async function bookingRates<Name extends string>(
  compared: Readonly<Record<Name, Measured>>,
  seconds: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(compared) as Name[]; // Of its own record.
  const taken = new Map(names.map((name): [Name, number[]] => [name, []]));
  for (let turn = 0; turn <= TURNS; turn += 1) {
    for (const [name, rates] of taken) {
      const rate = await rateOf(compared[name], seconds / TURNS);
      if (turn > 0) rates.push(rate);
    }
  }
  // `Object.fromEntries` forgets which keys it was given.
  return Object.fromEntries([...taken].map(([name, rates]) => [name, median(rates)])) as Record<Name, number>;
}
