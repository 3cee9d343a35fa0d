import { LIST_TRANSACTIONS, TRANSACTIONS_ON_A_PAGE } from "@spilhus/contracts/payments";
import type { LoadedGateway } from "@spilhus/gateway/load";
import { sql } from "drizzle-orm";
import fastify from "fastify";
import { ratesInTurns } from "../edge/ratesInTurns.ts";
import type { Figure } from "../report/section.ts";
import { addWins } from "./addWins.ts";
import type { MoneyDatabase } from "./moneyDatabase.ts";

const LONG = 100_000;
const SHORT = 1_000;
const DAYS = 90;
const MOST = { bare: 2, short: 1.2 };

/** A route that answers the rows at the end of an index range, without a session. */
async function rangeRoute({ db }: MoneyDatabase, player: string) {
  const app = fastify();
  app.get("/rows", async () => {
    const { rows } = await db.execute(sql`
      select number, kind, listed_at, brand, source, reference, id from ledger_movements
      where player_id = ${player}::uuid order by number desc limit ${TRANSACTIONS_ON_A_PAGE}
    `);
    return rows;
  });
  const url = `${await app.listen({ host: "127.0.0.1", port: 0 })}/rows`;
  return { url, [Symbol.asyncDispose]: () => app.close() };
}

/** How much longer an answer takes than another, from how many there are in a second. */
export function timeFigure(what: string, rate: number, beside: string, than: number, most: number): Figure {
  const milliseconds = (perSecond: number) => `${(1_000 / perSecond).toFixed(2)} ms each`;
  const times = than / rate;
  return {
    ...{ what, measured: milliseconds(rate), calibration: `${beside}: ${milliseconds(than)}` },
    ...{ result: `${times.toFixed(2)} ×`, target: `≤ ${most} ×`, isMet: times <= most },
  };
}

/** The first page of a player's last 90 days, with a hundred thousand rows and with a thousand. */
export async function longList(
  database: MoneyDatabase,
  { origin, pageOf }: LoadedGateway,
  seconds: number,
): Promise<Figure[]> {
  const [many = "", few = ""] = database.players.slice(1);
  await addWins(database, [many], LONG);
  await addWins(database, [few], SHORT);
  await database.db.execute(sql`analyze`);
  await using range = await rangeRoute(database, many);
  const from = new Date(Date.now() - DAYS * 86_400_000).toISOString().slice(0, 10);
  const url = `${origin}${LIST_TRANSACTIONS.path}?from=${from}`;
  const { long, short, bare } = await ratesInTurns(
    {
      long: { url, headers: await pageOf(many) },
      short: { url, headers: await pageOf(few) },
      bare: { url: range.url, headers: {} },
    },
    seconds,
  );
  const what = `first page of ${DAYS} days, ${LONG.toLocaleString("en-GB")} rows`;
  return [
    timeFigure(what, long, `bare route, an index range of ${TRANSACTIONS_ON_A_PAGE} rows`, bare, MOST.bare),
    timeFigure(what, long, `with ${SHORT.toLocaleString("en-GB")} rows`, short, MOST.short),
  ];
}
