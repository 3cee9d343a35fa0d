import { CREDIT_PLAYER, DEBIT_PLAYER } from "@spilhus/contracts/payments";
import type { LoadedGateway, SentStatements } from "@spilhus/gateway/load";
import fastify from "fastify";
import type { Figure } from "../report/section.ts";
import { bareStatements, kindsOf } from "./bareStatements.ts";
import { bookingRates } from "./bookingRates.ts";
import type { Booking } from "./bookings.ts";
import { latencyFigure } from "./latencyFigure.ts";
import type { MoneyDatabase } from "./moneyDatabase.ts";
import { pacedLatencies } from "./pacedLatencies.ts";
import { ratioFigure } from "./ratioFigure.ts";

const STAKE_ORE = 100;
const LEAST = 0.4;
let rounds = 0;

const halfOf = ({ all, changes, locks }: SentStatements): SentStatements => ({
  all: Math.ceil(all / 2),
  changes: Math.floor(changes / 2),
  locks: Math.floor(locks / 2),
});

/** A bare Fastify route that carries out as many statements of each kind in a transaction. */
async function bareRoute(database: MoneyDatabase, statements: SentStatements) {
  const app = fastify();
  app.post<{ Body: { player: string } }>("/bare", async ({ body }) => {
    await bareStatements(database, body.player, statements);
    return { isDone: true };
  });
  const url = `${await app.listen({ host: "127.0.0.1", port: 0 })}/bare`;
  return { url, [Symbol.asyncDispose]: () => app.close() };
}

/** A stake and its settlement by a studio over HTTP, beside a bare route with as many statements. */
export async function stakes(
  database: MoneyDatabase,
  gateway: LoadedGateway,
  seconds: number,
): Promise<Figure[]> {
  const { players } = database;
  const plays = new Map<string, string>();
  for (const player of players) plays.set(player, await gateway.playOf(player));
  const ask = async (path: string, body: object) => {
    const answer = await gateway.askAsStudio(path, body);
    if (answer.status !== 200)
      throw new Error(`A studio was answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  const pair: Booking = async (player) => {
    rounds += 1;
    const roundId = `bench-${rounds}`;
    const playSessionId = plays.get(player) ?? "";
    await ask(DEBIT_PLAYER.path, { playSessionId, roundId, txId: `${roundId}-stake`, amountOre: STAKE_ORE });
    await ask(CREDIT_PLAYER.path, { roundId, txId: `${roundId}-win`, amountOre: STAKE_ORE, endsRound: true });
  };
  const [first = ""] = players;
  const statements = await gateway.statementsOf(() => pair(first, 0).then(() => undefined));
  await using bare = await bareRoute(database, halfOf(statements));
  const headers = { "content-type": "application/json" };
  const barePair: Booking = async (player) => {
    for (let half = 0; half < 2; half += 1) {
      const answer = await fetch(bare.url, { method: "POST", headers, body: JSON.stringify({ player }) });
      await answer.arrayBuffer();
    }
  };
  const { ours, than } = await bookingRates(
    { ours: { book: pair, players }, than: { book: barePair, players } },
    seconds,
  );
  const latencies = await pacedLatencies(pair, players, { aSecond: ours / 2, seconds });
  return [
    ratioFigure({
      ...{ what: "stake and settlement over HTTP, pairs", rate: ours, than, least: LEAST },
      beside: `a bare route, a pair of ${kindsOf(statements)}`,
    }),
    latencyFigure("the same at half the load", latencies),
  ];
}
