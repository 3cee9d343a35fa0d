import { sql } from "drizzle-orm";
import { type Figure, plain, type Section } from "../report/section.ts";
import { addWins } from "./addWins.ts";
import { bookingRates } from "./bookingRates.ts";
import { bookingsOf, setHash } from "./bookings.ts";
import { gatewayFigures } from "./gatewayFigures.ts";
import { CONNECTIONS, type MoneyDatabase, moneyDatabase } from "./moneyDatabase.ts";
import { payouts } from "./payouts.ts";
import { ratioFigure } from "./ratioFigure.ts";

const CHECKED = 100_000;
const RECENT = 10_000;
const MILLION = 1_000_000;
const MOST_SECONDS = 60;
/** In proportion to what is new, but for what each check costs once. */
const MOST_EACH = 2;
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

const countTransfers = async ({ db }: Pick<MoneyDatabase, "db">) => {
  const { rows } = await db.execute<{ count: string }>(sql`select count(*) from ledger_transfers`);
  return Number(rows[0]?.count);
};

/** Seconds of a check. What the rates reserved has no withdrawals behind it (I5); every other part reads the same. */
async function secondsOf({ db }: Pick<MoneyDatabase, "db">, check: "broken" | "recently_broken") {
  const begun = performance.now();
  await db.execute(sql`select count(*) from ${sql.raw(`ledger_${check}`)}()`);
  return (performance.now() - begun) / 1_000;
}

/** How long the whole check takes, and the one from the last seal on. Runs last, on what the rates left behind. */
async function check({ db, players }: MoneyDatabase): Promise<Figure[]> {
  await addWins({ db }, players, CHECKED - (await countTransfers({ db })));
  await db.execute(sql`select from ledger_seal('1', current_date)`);
  const sealed = await countTransfers({ db });
  await addWins({ db }, players, RECENT);
  await db.execute(sql`analyze`);
  const transfers = await countTransfers({ db });
  const added = transfers - sealed;
  const recent = await secondsOf({ db }, "recently_broken");
  const seconds = await secondsOf({ db }, "broken");
  const million = (seconds * MILLION) / transfers;
  const each = (taken: number, rows: number) => (taken / rows) * 1e6;
  const times = each(recent, added) / each(seconds, transfers);
  return [
    {
      what: "`ledger_broken()`, a million transfers",
      measured: `${seconds.toFixed(1)} s for ${transfers.toLocaleString("en-GB")}`,
      calibration: "",
      result: `${million.toFixed(0)} s, in proportion`,
      target: `≤ ${MOST_SECONDS} s`,
      isMet: million <= MOST_SECONDS,
    },
    plain("the same, each transfer", `${each(seconds, transfers).toFixed(0)} µs`),
    {
      what: "`ledger_recently_broken()`, each transfer since the last seal",
      measured: `${each(recent, added).toFixed(0)} µs, ${recent.toFixed(2)} s for ${added.toLocaleString("en-GB")}`,
      calibration: `all of them: ${each(seconds, transfers).toFixed(0)} µs each`,
      ...{ result: `${times.toFixed(2)} ×`, target: `≤ ${MOST_EACH} ×`, isMet: times <= MOST_EACH },
    },
  ];
}

/** What bookings cost in the database, on one of its own, and what a gateway on it answers. */
export async function moneySection({ seconds }: { readonly seconds: number }): Promise<Section> {
  await using database = await moneyDatabase();
  const figures = [
    ...(await rates(database, seconds)),
    ...(await gatewayFigures(database, seconds)),
    ...(await payouts(database)),
    ...(await check(database)),
  ];
  const notes = [
    `Each booking is a transaction of ${CONNECTIONS} connections that locks the player's row; the rates are the medians of alternating turns.`,
  ];
  return { id: "money", title: "Money", figures, notes };
}
