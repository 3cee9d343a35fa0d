import { sql } from "drizzle-orm";
import { type Figure, plain, type Section } from "../report/section.ts";
import { addWins } from "./addWins.ts";
import { bookingRates } from "./bookingRates.ts";
import { bookingsOf, setHash } from "./bookings.ts";
import { gatewayFigures } from "./gatewayFigures.ts";
import { CONNECTIONS, type MoneyDatabase, moneyDatabase } from "./moneyDatabase.ts";

const CHECKED = 100_000;
const MILLION = 1_000_000;
const MOST_SECONDS = 60;
const perSecond = (rate: number) => `${Math.round(rate).toLocaleString("en-GB")} bookings/s`;

interface Compared {
  readonly what: string;
  readonly rate: number;
  readonly beside: string;
  readonly than: number;
  readonly least: number;
}

/** A rate beside the rate that it is compared with. */
export function ratioFigure({ what, rate, beside, than, least }: Compared): Figure {
  const times = rate / than;
  return {
    ...{ what, measured: perSecond(rate), calibration: `${beside}: ${perSecond(than)}` },
    ...{ result: `${times.toFixed(2)} ×`, target: `≥ ${least} ×`, isMet: times >= least },
  };
}

async function rates(database: MoneyDatabase, seconds: number): Promise<Figure[]> {
  const { players } = database;
  const bookings = bookingsOf(database);
  const one = players.slice(0, 1);
  const many = await bookingRates(
    {
      ours: { book: bookings.withdraw, players },
      bare: { book: bookings.bareTransaction, players },
    },
    seconds,
  );
  const single = await bookingRates(
    { ours: { book: bookings.withdraw, players: one }, bare: { book: bookings.bareUpdate, players: one } },
    seconds,
  );
  const deposits = await bookingRates(
    {
      one: { book: bookings.depositThroughOne, players },
      eight: { book: bookings.depositThroughEight, players },
      house: { book: bookings.depositWithHouse, players },
    },
    seconds,
  );
  const hash = await bookingRates(
    {
      on: { book: bookings.withdraw, players },
      off: {
        ...{ book: bookings.withdraw, players, prepare: () => setHash(database, false) },
      },
      back: { ...{ book: bookings.withdraw, players, prepare: () => setHash(database, true) } },
    },
    seconds,
  );
  return [
    ratioFigure({
      ...{ what: "withdrawals booked, different players", rate: many.ours, than: many.bare, least: 0.4 },
      beside: "lock, 2 updates, 2 inserts",
    }),
    ratioFigure({
      ...{ what: `withdrawals booked, one player, ${CONNECTIONS} connections`, rate: single.ours },
      ...{ beside: "select for update, update", than: single.bare, least: 0.6 },
    }),
    ratioFigure({
      ...{
        what: "deposits booked through one provider",
        rate: deposits.one,
        than: deposits.eight,
        least: 0.9,
      },
      beside: "through eight",
    }),
    ratioFigure({
      ...{ what: "deposits booked, no balance of the house", rate: deposits.one, than: deposits.house },
      ...{ beside: "with a balance of the house", least: 1.5 },
    }),
    ratioFigure({
      ...{
        what: "withdrawals booked with the hash of the chain",
        rate: hash.back,
        than: hash.off,
        least: 0.85,
      },
      beside: "without",
    }),
  ];
}

/** How long the whole check takes. Runs last, on a ledger without what the rates left behind. */
async function check({ db, players }: MoneyDatabase): Promise<Figure[]> {
  const { rows: before } = await db.execute<{ count: string }>(sql`select count(*) from ledger_transfers`);
  const there = Number(before[0]?.count);
  await addWins({ db }, players, CHECKED - there);
  await db.execute(sql`analyze`);
  const { rows } = await db.execute<{ count: string }>(sql`select count(*) from ledger_transfers`);
  const transfers = Number(rows[0]?.count);
  const begun = performance.now();
  // What the rates reserved has no withdrawals behind it (I5); every other part of the check reads the same.
  await db.execute(sql`select count(*) from ledger_broken()`);
  const seconds = (performance.now() - begun) / 1_000;
  const million = (seconds * MILLION) / transfers;
  return [
    {
      what: "`ledger_broken()`, a million transfers",
      measured: `${seconds.toFixed(1)} s for ${transfers.toLocaleString("en-GB")}`,
      calibration: "",
      result: `${million.toFixed(0)} s, in proportion`,
      target: `≤ ${MOST_SECONDS} s`,
      isMet: million <= MOST_SECONDS,
    },
    plain("the same, each transfer", `${((seconds / transfers) * 1e6).toFixed(0)} µs`),
  ];
}

/** What bookings cost in the database, on one of its own, and what a gateway on it answers. */
export async function moneySection({ seconds }: { readonly seconds: number }): Promise<Section> {
  await using database = await moneyDatabase();
  const figures = [
    ...(await rates(database, seconds)),
    ...(await gatewayFigures(database, seconds)),
    ...(await check(database)),
  ];
  const notes = [
    `Each booking is a transaction of ${CONNECTIONS} connections that locks the player's row; the rates are the medians of alternating turns.`,
  ];
  return { id: "money", title: "Money", figures, notes };
}
