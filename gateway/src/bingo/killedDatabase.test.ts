import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addRound,
  buy,
  readRound,
  roomPlayer,
  type RoomPlayer,
  setBingoStage,
  type TestRound,
} from "../../testing/bingoStage.ts";
import {
  deathsOf,
  killablePostgres,
  type Death,
  type KillablePostgres,
} from "../../testing/killablePostgres.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { readBalances } from "../ledger/index.ts";
import { callNumbers } from "./callNumbers.ts";
import { openAndDraw, payOut, type RoomServices } from "./roomWork.ts";

let postgres: KillablePostgres;
let gateway: TestGateway;
let services: RoomServices;
const db = () => gateway.database.db;
beforeAll(async () => {
  postgres = await killablePostgres();
  gateway = await testGateway({ storage: postgres.storage, jobsPollMs: 3_600_000 });
  services = await setBingoStage(db());
}, 60_000);
afterAll(async () => {
  await gateway[Symbol.asyncDispose]();
  await postgres[Symbol.asyncDispose]();
});

const CASH_ORE = 100_000;
const cashOf = async (players: readonly RoomPlayer[]) => {
  const all = await Promise.all(players.map(({ id }) => readBalances(db(), id)));
  return all.reduce((sum, { cashOre }) => sum + cashOre, 0);
};
/** What has been done of a round, in one query: nothing while the server is down. */
async function isOver({ id }: TestRound): Promise<boolean> {
  const { rows } = await db().execute<{ over: boolean }>(sql`
    select state = 'finished' and not exists (select from bingo_purchases where round_id = ${id} and ended_at is null) as over
    from bingo_rounds where id = ${id}`);
  return rows[0]?.over === true;
}

interface PlayedRound {
  readonly round: TestRound;
  readonly players: readonly RoomPlayer[];
  readonly isKilled: boolean;
  readonly statements: number;
}

/** Plays a round whose plates were sold, while the server dies once; what fails is done again. */
async function roundWith(death: Death): Promise<PlayedRound> {
  // Players of its own: a reality check would be due in the middle of a later round.
  const players = [await roomPlayer(db(), CASH_ORE), await roomPlayer(db(), CASH_ORE)];
  const round = await addRound(db(), 60, { plate: "4x4-80" });
  for (const [place, player] of players.entries()) {
    const plates = [1, 2, 3].map((no) => place * 3 + no);
    expect(await buy(db(), player, round, plates)).toBe("bought");
  }
  await moveClock(db(), "60 seconds");
  postgres.dieAt(death);
  for (let over = false; !over;) {
    try {
      await openAndDraw(services);
      await callNumbers(db());
      await payOut(services);
      await moveClock(db(), "3 seconds");
      over = await isOver(round);
    } catch {
      // The server is down or has just come back: another attempt follows.
    }
  }
  const { isKilled, statements } = postgres;
  await postgres.liveOn(db());
  return { round, players, isKilled, statements };
}

describe("a PostgreSQL server that is killed during a round of a room", () => {
  it(
    "loses neither plates nor numbers nor wins, and nothing of them comes twice (games attack 5)",
    { timeout: 600_000 },
    async () => {
      const { statements } = await roundWith({ statement: 0, when: "before" });
      let kills = 0;
      for (const death of deathsOf(statements)) {
        const { round, players, isKilled } = await roundWith(death);
        if (isKilled) kills += 1;
        const { rows } = await db().execute(sql`
          select count(b.*)::int = d.last_ball as "isWhole", min(b.at - e.at) >= interval '3.000 s' as "isSlow",
            (select sum(ore)::int from bingo_wins where round_id = ${round.id} and paid_at is not null) as ore
          from bingo_draws d join bingo_balls b on b.round_id = d.round_id
          left join bingo_balls e on e.round_id = b.round_id and e.index = b.index - 1
          where d.round_id = ${round.id} group by d.round_id`);
        const { oddOre } = await readRound(db(), round);
        const prizes = await db().execute<{ ore: number }>(sql`
          select sum((prize ->> 'ore')::int)::int as ore from bingo_rounds, jsonb_array_elements(prizes) as prize
          where id = ${round.id}`);
        const won = (prizes.rows[0]?.ore ?? 0) - oddOre;
        expect(rows).toEqual([{ isWhole: true, isSlow: true, ore: won }]);
        expect(await cashOf(players)).toBe(2 * CASH_ORE - 600 + won);
      }
      expect(kills).toBeGreaterThan(0);
      await requireWholeLedger(db());
    },
  );
});
