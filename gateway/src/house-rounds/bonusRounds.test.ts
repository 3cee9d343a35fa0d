import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  dice,
  drawsPaying,
  houseGateway,
  LOSING,
  opened,
  played,
  playing,
  ROULETTE,
  SLOT,
} from "../../testing/housePlay.ts";
import { testBonus } from "../../testing/testBonus.ts";
import type { TestGateway } from "../../testing/testGateway.ts";
import { bonuses } from "../bonuses/index.ts";
import { readBalances } from "../ledger/index.ts";

const random = dice();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await houseGateway({ random });
});
afterAll(() => gateway[Symbol.asyncDispose]());
const db = () => gateway.database.db;
const wageredOf = async (id: string) => {
  const [row] = await db().select({ wagered: bonuses.wageredOre }).from(bonuses).where(eq(bonuses.id, id));
  return row?.wagered;
};
const bet = (kind: "red" | "black" | "even", stakeOre: number) => ({ bet: { kind }, stakeOre });

describe("a round of a player with a bonus", () => {
  it("counts with all of its stake, and takes cash before bonus money", async () => {
    const { client, id, playId } = await playing(gateway, { cashOre: 300 });
    const bonusId = await testBonus(db(), id, 10_000);
    random.next(LOSING);
    const { after } = await played(client, playId, { stakeOre: 500 });
    expect([after.cashOre, after.bonusOre, await wageredOf(bonusId)]).toEqual([0, 9_800, 500]);
  });

  it("pays a win to the accounts that its stake came from", async () => {
    const { client, id, playId } = await playing(gateway, { cashOre: 250 });
    await testBonus(db(), id, 10_000);
    random.next(drawsPaying((pay) => pay === 400));
    const { during, after } = await played(client, playId, { stakeOre: 1_000 });
    expect([during.cashOre, during.bonusOre, after.cashOre, after.bonusOre]).toEqual([
      0, 9_250, 1_000, 12_250,
    ]);
  });

  it.each([
    ["bets on red alone count", [bet("red", 500)], 500],
    ["bets that can all be lost count", [bet("red", 400), bet("even", 100)], 500],
    ["bets of which a part cannot be lost do not count at all", coverAll(), 0],
  ])("of roulette: %s", async (_, bets, counted) => {
    const { client, id } = await playing(gateway, { cashOre: 10_000, game: ROULETTE });
    const bonusId = await testBonus(db(), id, 10_000);
    const { playId } = await opened(client, ROULETTE);
    const stakeOre = bets.reduce((sum, placed) => sum + placed.stakeOre, 0);
    await played(client, playId, { stakeOre, bets });
    expect(await wageredOf(bonusId)).toBe(counted);
  });

  it("releases the bonus with the stake that meets the requirement, and its own win is cash", async () => {
    const { client, id } = await playing(gateway, { cashOre: 0 });
    await testBonus(db(), id, 10_000, { wagerPercent: 1 });
    const { playId } = await opened(client, SLOT);
    random.next(drawsPaying((pay) => pay === 400));
    const { after } = await played(client, playId, { stakeOre: 1_000 });
    expect(after).toMatchObject({ cashOre: 13_000, bonusOre: 0 });
    expect(await readBalances(db(), id)).toMatchObject({
      cashOre: 13_000,
      bonusOre: 0,
      version: after.version,
    });
  });
});

/** Red, black and zero: whichever number comes, something comes back. */
function coverAll() {
  return [
    bet("red", 500),
    bet("black", 500),
    { bet: { kind: "straight", number: 0 }, stakeOre: 50 },
  ] as const;
}
