import { randomInt, randomUUID } from "node:crypto";
import { BLOCK_ACCOUNT, SELF_EXCLUDE, TAKE_COOLING_OFF } from "@spilhus/contracts/player-account";
import { eq, sql, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addHouseGames,
  askRound,
  opened,
  OTHER_SLOT,
  played,
  playing,
  SLOT,
} from "../../testing/housePlay.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { browserOf } from "../../testing/signedInPlayer.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { readBalances } from "../ledger/index.ts";
import { houseRounds } from "./tables.ts";

const TIMES = 50;

let gateway: TestGateway;
let second: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  second = await gateway.another();
  await addHouseGames(db());
});
afterAll(async () => {
  await requireWholeLedger(db());
  await second[Symbol.asyncDispose]();
  await gateway[Symbol.asyncDispose]();
});
const db = () => gateway.database.db;
const roundsOf = (playerId: string) =>
  db().select().from(houseRounds).where(eq(houseRounds.playerId, playerId)).orderBy(houseRounds.number);
const gapsOf = async (playerId: string) => {
  const starts = (await roundsOf(playerId)).map(({ startedAt }) => startedAt.getTime());
  return starts.slice(1).map((start, place) => start - (starts[place] ?? 0));
};
/** Answers, and how many rounds of three seconds the time allowed that they took: on a busy machine more than one. */
const timed = async (ask: () => Promise<readonly Response[]>) => {
  const began = performance.now();
  const answers = await ask();
  return { answers, mostRounds: 1 + Math.floor((performance.now() - began) / 3_000) };
};
/** The codes of many answers, each with how often it came. */
const tally = async (answers: readonly Response[]) => {
  const codes = await Promise.all(
    answers.map(async (answer) => {
      const { error } = (await answer.clone().json()) as { error?: { code: string } };
      return error?.code ?? "played";
    }),
  );
  return Object.fromEntries([...Map.groupBy(codes, (code) => code)].map(([code, all]) => [code, all.length]));
};

describe("fifty starts at once, at two gateways", () => {
  it("with one key are one round and fifty equal answers (games attack 1)", async () => {
    const { client, id, playId } = await playing(gateway);
    const elsewhere = await browserOf(second, id);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: TIMES }, (_, place) =>
        askRound(place % 2 ? elsewhere : client, playId, { stakeOre: 100 }, key),
      ),
    );
    const done = answers.filter(({ status }) => status === 200);
    const texts = new Set(await Promise.all(done.map((answer) => answer.text())));
    // Who waits too long is told to ask again; nobody gets another round.
    expect(done.length).toBeGreaterThan(TIMES / 2);
    expect(texts.size).toBe(1);
    expect(await roundsOf(id)).toHaveLength(1);
  });

  it("with fifty keys are one round in the time that one is shown, and each next one in its own (games attack 1)", async () => {
    const { client, id, playId } = await playing(gateway);
    const elsewhere = await browserOf(second, id);
    for (const wave of [1, 2, 3]) {
      const before = (await roundsOf(id)).length;
      const { answers, mostRounds } = await timed(() =>
        Promise.all(
          Array.from({ length: TIMES }, (_, place) => askRound(place % 2 ? elsewhere : client, playId)),
        ),
      );
      const {
        played: done = 0,
        "too-early": early = 0,
        "request-in-progress": waiting = 0,
      } = await tally(answers);
      expect(done).toBeGreaterThanOrEqual(1);
      expect(done, `wave ${wave}`).toBeLessThanOrEqual(mostRounds);
      expect([done + early + waiting, await roundsOf(id)]).toMatchObject([TIMES, { length: before + done }]);
      await moveClock(db(), "3 seconds");
    }
    expect(await gapsOf(id)).toSatisfy((gaps: readonly number[]) => gaps.every((gap) => gap >= 3_000));
  });

  it("never stake more than there is: 100 kr. and fifty stakes of 10 kr., as fast as rounds may start (games attack 1)", async () => {
    const { client, id, playId } = await playing(gateway, { cashOre: 10_000 });
    let refused = 0;
    for (let wave = 0; wave < TIMES && refused === 0; wave += 1) {
      const { answers, mostRounds } = await timed(() =>
        Promise.all([1, 2, 3].map(() => askRound(client, playId, { stakeOre: 1_000 }))),
      );
      const codes = await tally(answers);
      expect(codes["played"] ?? 0).toBeLessThanOrEqual(mostRounds);
      refused += codes["insufficient-funds"] ?? 0;
      await moveClock(db(), "3 seconds");
    }
    const rows = await roundsOf(id);
    const [stakes, wins] = [rows, rows].map((all, place) =>
      all.reduce((sum, { stakeOre, winOre }) => sum + (place === 0 ? stakeOre : winOre), 0),
    );
    const { cashOre } = await readBalances(db(), id);
    expect(cashOre).toBeGreaterThanOrEqual(0);
    expect(cashOre).toBe(10_000 - (stakes ?? 0) + (wins ?? 0));
  });

  it("in two games, one on each device, are one round: one game is open at a time (games attack 1)", async () => {
    const { client, id } = await playing(gateway);
    const phone = await browserOf(second, id);
    const [first, other] = await Promise.all([opened(client, SLOT), opened(phone, OTHER_SLOT)]);
    const { answers, mostRounds } = await timed(() =>
      Promise.all(
        Array.from({ length: TIMES }, (_, place) =>
          place % 2 ? askRound(phone, other.playId) : askRound(client, first.playId),
        ),
      ),
    );
    const { played: done = 0 } = await tally(answers);
    expect(done).toBeGreaterThanOrEqual(1);
    expect(done).toBeLessThanOrEqual(mostRounds);
    const rounds = await roundsOf(id);
    expect([rounds.length, new Set(rounds.map(({ playSessionId }) => playSessionId)).size]).toEqual([
      done,
      1,
    ]);
  });

  it.each([
    ["a break", TAKE_COOLING_OFF, "fjord", {}],
    ["a block", BLOCK_ACCOUNT, "fjord", { days: 365 }],
    ["leaving for good", SELF_EXCLUDE, "fjord", {}],
    ["leaving for good on another brand of the licence", SELF_EXCLUDE, "eng", {}],
  ])(
    "and %s meanwhile: nothing starts once it is acknowledged (games attack 9)",
    async (_, call, brand, more) => {
      const { client, id, playId } = await playing(gateway);
      const elsewhere = await browserOf(second, id);
      const leaving = await browserOf(second, id, { brand });
      const starts = Array.from({ length: TIMES }, (__, place) =>
        askRound(place % 2 ? elsewhere : client, playId),
      );
      const taken = await leaving.call("POST", call.path, { body: { isConfirmed: true, ...more } });
      const stakes = (await roundsOf(id)).length;
      await moveClock(db(), "3 seconds");
      const after = await Promise.all([askRound(client, playId), askRound(elsewhere, playId), ...starts]);
      expect([taken.status, after[0]?.status, after[1]?.status]).toEqual([200, 401, 401]);
      // The ledger's own check, at the end of this file, finds a stake that was taken under a hold.
      expect(await roundsOf(id)).toHaveLength(stakes);
    },
  );

  it("would be more than one round to a start that looks at the pace before it has locked its player (games attack 1)", async () => {
    const { id, playId } = await playing(gateway);
    const naive = async () => {
      const running = await db().execute(
        sql`select 1 from house_rounds where player_id = ${id}::uuid and shown_until > clock.wall()`,
      );
      if ((running.rowCount ?? 0) > 0) return "too-early";
      const number = randomInt(1_000_000);
      await db()
        .insert(houseRounds)
        .values({
          ...{
            playerId: id,
            playSessionId: playId,
            kind: "slot",
            mathVersion: "naive",
            draws: [],
            events: [],
          },
          ...{ number, stakeOre: 100, winOre: 0, stakesSoFarOre: 100, winsSoFarOre: 0 },
          ...{ startedAt: sql`clock.wall()`, shownUntil: sql`clock.wall() + interval '3 seconds'` },
        });
      return "played";
    };
    const outcomes = await Promise.all(Array.from({ length: TIMES }, naive));
    expect(outcomes.filter((one) => one === "played").length).toBeGreaterThan(1);
    // The checks of the ledger find what it did, and nothing is left of it.
    for (const check of ["ledger_check_house_rounds", "ledger_recent_house_rounds"]) {
      const { rows } = await db().execute<{ fault: string }>(sql`select fault from ${sql.raw(check)}()`);
      expect(rows.map(({ fault }) => fault)).toContain("it began while another one was being shown");
    }
    await db().execute(sql`
      alter table house_rounds disable trigger house_round_stay;
      delete from house_rounds where math_version = 'naive';
      alter table house_rounds enable always trigger house_round_stay
    `);
  });
});

it("a round's row is neither changed nor removed, and the checks of the ledger find one that was", async () => {
  const { client, playId } = await playing(gateway);
  const { round } = await played(client, playId);
  const change = sql`update house_rounds set win_ore = win_ore + 1 where id = ${round.id}::uuid`;
  for (const statement of [change, sql`delete from house_rounds where id = ${round.id}::uuid`]) {
    await expect(db().execute(statement)).rejects.toThrow("Failed query");
  }
  const unguarded = async (statement: SQL) => {
    await db().execute(sql`alter table house_rounds disable trigger house_round_stay`);
    await db().execute(statement);
    await db().execute(sql`alter table house_rounds enable always trigger house_round_stay`);
  };
  await unguarded(change);
  for (const check of ["ledger_check_house_rounds", "ledger_recent_house_rounds"]) {
    const { rows } = await db().execute<{ subject: string; fault: string }>(
      sql`select subject, fault from ${sql.raw(check)}()`,
    );
    const faults = rows.filter(({ subject }) => subject === round.id).map(({ fault }) => fault);
    expect(faults.toSorted(), check).toEqual([
      "its play session's sums leave a round out",
      "the round and its money differ",
    ]);
  }
  await unguarded(sql`update house_rounds set win_ore = win_ore - 1 where id = ${round.id}::uuid`);
});
