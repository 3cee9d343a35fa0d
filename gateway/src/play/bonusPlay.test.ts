import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bookMoney } from "../../testing/bookMoney.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { testBonus } from "../../testing/testBonus.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import {
  addGames,
  newId,
  playingPlayer,
  rollbackOf,
  settleOf,
  stakeOf,
  wordOf,
  type PlayingPlayer,
} from "../../testing/testPlay.ts";
import type { TermsRow } from "../bonus-offers/index.ts";
import { activeBonus, bonuses, endBonus } from "../bonuses/index.ts";
import { readBalances } from "../ledger/index.ts";
import { lockPlayerRow, sessions } from "../sessions/index.ts";

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await testEnvironment();
  await addGames(db());
});
afterAll(async () => {
  await requireWholeLedger(db());
  await environment[Symbol.asyncDispose]();
});
const db = () => environment.database.db;

/** A player in a game with own money and a bonus. */
async function playing(cashOre: number, bonusOre: number, terms: Partial<TermsRow> = {}) {
  const player = await playingPlayer(db(), { cashOre });
  const id = await testBonus(db(), player.playerId, bonusOre, terms);
  return { player, id };
}
const wagered = async (id: string) => {
  const [row] = await db().select().from(bonuses).where(eq(bonuses.id, id));
  return row?.wageredOre;
};
const money = async ({ playerId }: PlayingPlayer) => {
  const { cashOre, bonusOre } = await readBalances(db(), playerId);
  return [cashOre, bonusOre];
};
const giveUp = ({ playerId }: PlayingPlayer) =>
  db().transaction(async (tx) => {
    await lockPlayerRow(tx, playerId);
    const active = await activeBonus(tx, playerId);
    if (active) await endBonus(tx, active.bonus, "given-up", "test");
  });

describe("stakes count towards a bonus", () => {
  it("with all of them, own money as well as bonus money", async () => {
    const { player, id } = await playing(1_000, 1_000);
    await stakeOf(db(), player, 600);
    expect(await wagered(id)).toBe(600);
    await stakeOf(db(), player, 600);
    expect(await wagered(id)).toBe(1_200);
  });

  it("in the games of its terms alone", async () => {
    const { player, id } = await playing(1_000, 1_000, { games: ["bingo"] });
    await stakeOf(db(), player, 600);
    expect(await wagered(id)).toBe(0);
  });

  it("not at all in a round that covers opposite outcomes, whichever stake says so", async () => {
    const { player, id } = await playing(5_000, 1_000);
    const round = newId("round");
    await stakeOf(db(), player, 500, { round });
    expect(await wagered(id)).toBe(500);
    await stakeOf(db(), player, 500, { round, coversOpposites: true });
    expect(await wagered(id)).toBe(0);
    await stakeOf(db(), player, 500, { round });
    expect(await wagered(id)).toBe(0);
  });

  it("until they are rolled back", async () => {
    const { player, id } = await playing(5_000, 1_000);
    const [round, txId] = [newId("round"), newId("stake")];
    await stakeOf(db(), player, 500, { round });
    await stakeOf(db(), player, 300, { round, txId });
    await rollbackOf(db(), txId);
    await rollbackOf(db(), txId);
    expect(await wagered(id)).toBe(500);
  });

  it("and the last one that is needed releases the bonus, and its answer tells the new balance", async () => {
    // Deposit and bonus of 10 kr. each, to be staked once.
    const { player } = await playing(2_500, 1_000, { wagerPercent: 100 });
    await stakeOf(db(), player, 1_900);
    expect(await stakeOf(db(), player, 100)).toMatchObject({ balance: { cashOre: 1_500, bonusOre: 0 } });
    expect(await money(player)).toEqual([1_500, 0]);
  });

  it("but not after its days, also before the job has ended it: the stake ends it and takes own money", async () => {
    const { player, id } = await playing(2_500, 1_000, { wagerPercent: 100 });
    await db()
      .update(sessions)
      .set({ expiresAt: new Date("2100-01-01"), endsAt: new Date("2100-01-01") })
      .where(eq(sessions.id, player.session.id));
    await moveClock(db(), "61 days");
    expect(await stakeOf(db(), player, 2_000)).toMatchObject({ balance: { cashOre: 500, bonusOre: 0 } });
    await moveClock(db(), "-61 days");
    const [row] = await db().select().from(bonuses).where(eq(bonuses.id, id));
    expect(row).toMatchObject({ state: "expired", wageredOre: 0, endedOre: 1_000 });
  });
});

describe("a win of bonus stakes", () => {
  /** A round with a stake of bonus money alone. */
  async function bonusRound(wagerPercent = 1_000) {
    const { player, id } = await playing(0, 1_000, { wagerPercent });
    const round = newId("round");
    await stakeOf(db(), player, 400, { round });
    return { player, id, round };
  }

  it("is bonus money while the bonus is active", async () => {
    const { player, round } = await bonusRound();
    await settleOf(db(), round, 2_000);
    expect(await money(player)).toEqual([0, 2_600]);
  });

  it("is cash when the bonus was released meanwhile", async () => {
    const { player, round } = await bonusRound(100);
    await stakeOf(db(), player, 600);
    // Money to go on with: deposit and bonus must be staked once.
    await bookMoney(db(), player.playerId, "win", [{ from: "house", to: "cash", amountOre: 1_000 }]);
    await stakeOf(db(), player, 1_000);
    await settleOf(db(), round, 2_000);
    expect(await money(player)).toEqual([2_000, 0]);
  });

  it("is lost with a bonus that was given up in the middle of the round, and feeds no later bonus", async () => {
    const { player, round } = await bonusRound();
    await giveUp(player);
    const next = await testBonus(db(), player.playerId, 700);
    const outcome = await settleOf(db(), round, 2_000);
    expect(outcome).toMatchObject({ isDone: true, balance: { cashOre: 0, bonusOre: 700 } });
    expect(await money(player)).toEqual([0, 700]);
    expect(await wagered(next)).toBe(0);
  });

  it.each([
    ["goes back to a bonus that is still active", "active", [0, 1_000]],
    ["is lost with a bonus that was given up", "given-up", [0, 0]],
  ] as const)("and a stake that is rolled back %s", async (_, state, left) => {
    const { player } = await playing(0, 1_000);
    const txId = newId("stake");
    await stakeOf(db(), player, 400, { txId });
    if (state === "given-up") await giveUp(player);
    await rollbackOf(db(), txId);
    expect(await money(player)).toEqual(left);
  });

  it("cannot be mixed with another bonus in one round", async () => {
    const { player, round } = await bonusRound();
    await giveUp(player);
    await testBonus(db(), player.playerId, 700);
    expect(wordOf(await stakeOf(db(), player, 100, { round }))).toBe("stake-not-allowed");
  });
});
