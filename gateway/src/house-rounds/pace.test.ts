import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  askRound,
  dice,
  houseGateway,
  LOSING,
  opened,
  played,
  richBrowser,
  ROULETTE,
  SLOT,
} from "../../testing/housePlay.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { codeOf } from "../../testing/signedInPlayer.ts";
import type { TestGateway } from "../../testing/testGateway.ts";

const random = dice();
let gateway: TestGateway;
beforeAll(async () => {
  // Daily jobs would make up for every day that the clock skips.
  gateway = await houseGateway({ random, jobsPollMs: 3_600_000 });
});
afterAll(() => gateway[Symbol.asyncDispose]());

const RED = { stakeOre: 1_000, bets: [{ bet: { kind: "red" }, stakeOre: 1_000 }] };
const msOf = ({ round }: Awaited<ReturnType<typeof played>>) =>
  Date.parse(round.shownUntil) - Date.parse(round.startedAt);

/** Least milliseconds that the tables of a slot and of roulette tell, and those that their rounds are shown for. */
async function paces() {
  const { client } = await richBrowser(gateway);
  const slot = await opened(client, SLOT);
  random.next(LOSING);
  const spin = await played(client, slot.playId);
  expect(await codeOf(await askRound(client, slot.playId))).toBe("409 too-early");
  await moveClock(gateway.database.db, `${msOf(spin)} milliseconds`);
  const table = await opened(client, ROULETTE);
  const ball = await played(client, table.playId, RED);
  return [slot.table.minRoundMs, msOf(spin), table.table.minRoundMs, msOf(ball)];
}

describe("the pace of the house's games", () => {
  it("is the duty of the day: another one holds from its day on, for slots and tables", async () => {
    expect(await paces()).toEqual([3_000, 3_000, 5_000, 5_000]);
    await moveClock(gateway.database.db, "65 years");
    expect(await paces()).toEqual([4_500, 4_500, 7_000, 7_000]);
  });
});
