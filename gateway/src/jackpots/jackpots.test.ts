import { GET_ROUND } from "@spilhus/contracts/play";
import { contributionOf } from "@spilhus/game-math";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addHouseGames,
  dice,
  keepShowing,
  OTHER_SLOT,
  played,
  playing,
  potDraws,
  SLOT,
} from "../../testing/housePlay.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { inPot, POT, readPot } from "../../testing/potStage.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { findFaults, findRecentFaults, readBalances } from "../ledger/index.ts";
import { sumPots } from "./sumPots.ts";
import { potAwards, potContributions, potSums } from "./tables.ts";

const random = dice();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ random, jobsPollMs: 2 ** 30 });
  await addHouseGames(db());
});
afterAll(async () => {
  await requireWholeLedger(db());
  await gateway[Symbol.asyncDispose]();
});
const db = () => gateway.database.db;
const inSlot = (cashOre?: number) =>
  playing(gateway, { game: OTHER_SLOT, ...(cashOre === undefined ? {} : { cashOre }) });
/** A round that wins nothing, by a player of its own. */
async function fed(stakeOre: number): Promise<void> {
  const { client, playId } = await inSlot();
  random.next(potDraws(false));
  await played(client, playId, { stakeOre });
}

describe("a pot", () => {
  it("holds what the house begins it with before anybody has staked (R2.26)", async () => {
    expect(await readPot(gateway)).toMatchObject({
      ...{ id: POT.id, name: POT.name, amountOre: POT.restartOre, mostOre: POT.restartOre },
      growthOrePerMinute: 0,
      games: [{ slug: OTHER_SLOT }],
    });
    expect(await inPot(db())).toBe(0);
  });

  it("gets its share of each stake of its game from the house's account, in the round's own transaction", async () => {
    await fed(1_000);
    expect(await inPot(db())).toBe(POT.restartOre + 10);
    await fed(5_000);
    expect(await inPot(db())).toBe(POT.restartOre + 60);
    const { client, playId } = await playing(gateway, { game: SLOT });
    await played(client, playId, { stakeOre: 1_000 });
    expect(await inPot(db())).toBe(POT.restartOre + 60);
  });

  it("takes nothing from a demo and gives it nothing, by the very draws that win it for money", async () => {
    const before = await inPot(db());
    const demo = await playing(gateway, { game: OTHER_SLOT, mode: "demo" });
    random.next(potDraws(true));
    const { round, after } = await played(demo.client, demo.playId, { stakeOre: 1_000 });
    expect([round.winOre, after.cashOre, await inPot(db())]).toEqual([0, 99_000, before]);
    expect(round.events.map(({ kind }) => kind)).not.toContain("pot");
    expect(await db().$count(potAwards)).toBe(0);
  });

  it("is won whole by the round whose last draw wins it, its own share included, and begins anew", async () => {
    const before = await inPot(db());
    const { client, id, playId } = await inSlot(10_000);
    random.next(potDraws(true));
    const { round, during, after } = await played(client, playId, { stakeOre: 1_000 });
    const won = before + contributionOf(POT, 1_000);
    expect(round.winOre).toBe(won);
    expect(round.events.at(-2)).toEqual({ kind: "pot", name: POT.name, ore: won });
    expect([during.cashOre, after.cashOre]).toEqual([9_000, 9_000 + won]);
    expect((await readBalances(db(), id)).cashOre).toBe(9_000 + won);
    expect(await inPot(db())).toBe(POT.restartOre);
    const replay = await client.call("GET", GET_ROUND.path.replace("{roundId}", round.id));
    expect(((await replay.json()) as typeof round).events).toEqual(round.events);
  });

  it("is told apart from what the reels pay, in the round and in the wallet", async () => {
    const { rows } = await db().execute(sql`
      select rounds.wins_ore, rounds.pot_ore, decided.pot_ore as shown from game_rounds as rounds
      join house_rounds as decided on decided.game_round_id = rounds.id where rounds.pot_ore > 0`);
    expect(rows).toHaveLength(1);
    const [row] = rows;
    expect([row?.["wins_ore"], row?.["shown"]]).toEqual([row?.["pot_ore"], row?.["pot_ore"]]);
  });

  it("belongs to one brand: another one's is its own", async () => {
    expect(await readPot(gateway, "eng")).toBeUndefined();
    expect(await inPot(db(), "eng")).toBe(0);
  });
});

describe("the counter of a pot", () => {
  it("tells of a win no sooner than its round has been shown to the end (R2.26, games attack 7)", async () => {
    await fed(5_000);
    await moveClock(db(), "2 minutes");
    const before = await readPot(gateway);
    const { client, playId } = await inSlot();
    random.next(potDraws(true));
    await played(client, playId, { stakeOre: 1_000 });
    await keepShowing(db());
    const showing = await readPot(gateway);
    expect(showing?.mostOre).toBe((before?.mostOre ?? 0) + 10);
    expect(showing?.amountOre).toBeLessThanOrEqual(showing?.mostOre ?? 0);
    await moveClock(db(), "2 minutes");
    expect(await readPot(gateway)).toMatchObject({ mostOre: POT.restartOre, amountOre: POT.restartOre });
  });

  it("goes from what lay in it a minute ago to what lies in it now, at the pace of that minute, and no further", async () => {
    await moveClock(db(), "2 minutes");
    const before = await readPot(gateway);
    await fed(5_000);
    await fed(2_000);
    const now = await readPot(gateway);
    expect(now).toMatchObject({
      amountOre: before?.mostOre ?? 0,
      mostOre: (before?.mostOre ?? 0) + 70,
      growthOrePerMinute: 70,
    });
    expect(now?.mostOre).toBe(await inPot(db()));
    await moveClock(db(), "61 seconds");
    expect(await readPot(gateway)).toMatchObject({ amountOre: now?.mostOre, growthOrePerMinute: 0 });
  });
});

describe("sums of contributions", () => {
  it("change no amount, leave none out while rounds go on, and are written when enough came since the last", async () => {
    const before = await inPot(db());
    await sumPots(db());
    expect(await db().$count(potSums)).toBe(0);
    await Promise.all([fed(1_000), sumPots(db(), 1), fed(1_000), sumPots(db(), 1), fed(1_000)]);
    await expect.poll(() => sumPots(db(), 1)).toBe(true);
    expect(await db().$count(potSums)).toBeGreaterThan(0);
    await fed(1_000);
    expect([await inPot(db()), (await readPot(gateway))?.mostOre]).toEqual([before + 40, before + 40]);
    await requireWholeLedger(db());
  });

  it("are put off while a round keeps them waiting", async () => {
    await fed(1_000);
    await db().transaction(async (tx) => {
      await tx.execute(sql`lock table pot_contributions in row exclusive mode`);
      expect(await sumPots(db(), 1)).toBe(false);
    });
    expect(await sumPots(db(), 1)).toBe(true);
  });
});

describe("rows of pots", () => {
  it.each([
    ["a contribution", sql`update pot_contributions set ore = ore + 1`],
    ["a win", sql`delete from pot_awards`],
    ["a sum", sql`update pot_sums set ore = 0`],
    ["a pot", sql`update pots set restart_ore = 1`],
  ])("are never changed: %s", async (_, change) => {
    await expect(db().execute(change)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/only ever added to|permission denied/) as string },
    });
  });

  it("that were changed with the triggers off are found, each by its name", async () => {
    const [put] = await db().select().from(potContributions).limit(1);
    const [award] = await db().select().from(potAwards).limit(1);
    const found = async (table: string, trigger: string, change: ReturnType<typeof sql>) => {
      const faults: string[] = [];
      await db()
        .transaction(async (tx) => {
          await tx.execute(
            sql`alter table ${sql.identifier(table)} disable trigger ${sql.identifier(trigger)}`,
          );
          await tx.execute(change);
          for (const { invariant, subject } of [...(await findFaults(tx)), ...(await findRecentFaults(tx))])
            if (invariant === "pots") faults.push(subject);
          throw new Error("undone");
        })
        .catch(() => undefined);
      return new Set(faults);
    };
    const ref = `fjord/${POT.id}`;
    expect(
      await found(
        "pot_contributions",
        "pot_contribution_keep",
        sql`update pot_contributions set ore = ore + 1 where id = ${put?.id ?? 0}`,
      ),
    ).toEqual(new Set([ref, put?.gameRoundId]));
    expect(
      await found(
        "pot_awards",
        "pot_award_keep",
        sql`update pot_awards set ore = ore + 1 where game_round_id = ${award?.gameRoundId ?? ""}::uuid`,
      ),
    ).toEqual(new Set([ref, award?.gameRoundId]));
    expect(await found("pot_sums", "pot_sum_keep", sql`update pot_sums set ore = ore + 1`)).toEqual(
      new Set([ref]),
    );
  });

  it("have one award for each round that won a pot", async () => {
    const awards = await db().select().from(potAwards).where(eq(potAwards.brand, "fjord"));
    expect(awards).toHaveLength(2);
  });
});
