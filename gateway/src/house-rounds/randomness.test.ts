import { randomInt } from "node:crypto";
import { systemClock } from "@spilhus/lib";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askRound, dice, houseGateway, played, playing, ROULETTE } from "../../testing/housePlay.ts";
import { codeOf } from "../../testing/signedInPlayer.ts";
import { testEnvironment } from "../../testing/testEnvironment.ts";
import type { TestGateway } from "../../testing/testGateway.ts";
import { startGateway } from "../app/startGateway.ts";
import { parseConfig } from "../config/config.ts";
import { readBalances } from "../ledger/index.ts";
import { guardRandom, requireSecureRandom, SECURE_RANDOM } from "./randomness.ts";
import { houseRounds } from "./tables.ts";

const random = dice();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await houseGateway({ random });
});
afterAll(() => gateway[Symbol.asyncDispose]());
const db = () => gateway.database.db;

describe("randomness that fails", () => {
  it.each([
    ["a slot", undefined, { stakeOre: 100 }],
    ["roulette", ROULETTE, { stakeOre: 100, bets: [{ bet: { kind: "red" }, stakeOre: 100 }] }],
  ])("closes %s for the request, and the stake is not taken (games attack 12)", async (_, game, body) => {
    const { client, id, playId } = await playing(gateway, game === undefined ? {} : { game });
    random.isBroken = true;
    expect(await codeOf(await askRound(client, playId, body))).toBe("409 game-closed");
    random.isBroken = false;
    expect(await readBalances(db(), id)).toMatchObject({ cashOre: 100_000, version: 1 });
    expect(await db().$count(houseRounds, eq(houseRounds.playerId, id))).toBe(0);
    // Nothing is left of it: the next press plays.
    expect((await played(client, playId, body)).round.number).toBe(1);
  });

  it.each([-1, 25, 0.5, Number.NaN, Infinity])(
    "is one that gives %d below 25 (games attack 12)",
    async (drawn) => {
      const guarded = guardRandom({ below: () => drawn });
      expect(() => guarded.below(25)).toThrow("instead of a number below 25");
      const { client, id, playId } = await playing(gateway);
      random.next([drawn]);
      expect(await codeOf(await askRound(client, playId))).toBe("409 game-closed");
      expect(await readBalances(db(), id)).toMatchObject({ cashOre: 100_000 });
    },
  );
});

describe("another random source than the operating system's", () => {
  it("is refused by a production start, before anything else is done (games attack 12)", async () => {
    await using environment = await testEnvironment();
    const config = { ...parseConfig(environment.variables), mode: "production" as const };
    const start = startGateway(config, systemClock, () => undefined, {
      random: { below: (bound) => randomInt(bound) },
    });
    await expect(start).rejects.toThrow("Another random source");
  });

  it("is good in tests alone (games attack 12)", () => {
    expect(() => requireSecureRandom("production", { ...SECURE_RANDOM })).toThrow("Another random source");
    expect(() => requireSecureRandom("production", SECURE_RANDOM)).not.toThrow();
    expect(() => requireSecureRandom("development", random)).not.toThrow();
    expect(() => Object.assign(SECURE_RANDOM, { below: () => 0 })).toThrow(TypeError);
  });
});
