import { ErrorBodySchema } from "@spilhus/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  askRound,
  houseGateway,
  opened,
  played,
  richBrowser,
  ROULETTE,
  SLOT,
} from "../../testing/housePlay.ts";
import { stopClock } from "../../testing/movableClock.ts";
import type { TestGateway } from "../../testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await houseGateway({ jobsPollMs: 3_600_000 });
});
afterAll(() => gateway[Symbol.asyncDispose]());

const RED = { stakeOre: 1_000, bets: [{ bet: { kind: "red" }, stakeOre: 1_000 }] };

it.each([
  ["roulette", ROULETTE, RED, 5_000],
  ["a slot", SLOT, { stakeOre: 1_000 }, 3_000],
])(
  "a round of %s is refused 0.1 s and 1 ms before its pace allows it by the server's clock, and starts at that moment (R2.26, games attack 1)",
  async (_, game, stake, paceMs) => {
    const { db } = gateway.database;
    const { client } = await richBrowser(gateway);
    const { playId } = await opened(client, game);
    // The start that a round is given is never before its moment, so that rounding lets none begin early.
    const startedAt = Date.parse((await played(client, playId, stake)).round.startedAt);
    for (const earlyMs of [100, 1]) {
      await stopClock(db, new Date(startedAt + paceMs - earlyMs));
      const early = await askRound(client, playId, stake);
      expect(ErrorBodySchema.parse(await early.json()).error).toMatchObject({
        code: "too-early",
        details: { retryAfterMs: earlyMs },
      });
    }
    await stopClock(db, new Date(startedAt + paceMs));
    const next = await played(client, playId, stake);
    expect(Date.parse(next.round.startedAt) - startedAt).toBeGreaterThanOrEqual(paceMs);
  },
);
