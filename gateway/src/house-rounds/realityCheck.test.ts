import {
  ACKNOWLEDGE_REALITY,
  CHOOSE_REALITY_INTERVAL,
  PlayStateSchema,
  type PlayState,
} from "@spilhus/contracts/play";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  askRound,
  dice,
  houseGateway,
  LOSING,
  opened,
  OTHER_SLOT,
  played,
  playing,
  SLOT,
} from "../../testing/housePlay.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { browserOf, codeOf } from "../../testing/signedInPlayer.ts";
import type { SiteClient } from "../../testing/siteClient.ts";
import type { TestGateway } from "../../testing/testGateway.ts";

const random = dice();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await houseGateway({ random });
});
afterAll(() => gateway[Symbol.asyncDispose]());
const db = () => gateway.database.db;
const acknowledge = async (client: SiteClient, playId: string): Promise<PlayState> =>
  PlayStateSchema.parse(
    await (await client.call("POST", ACKNOWLEDGE_REALITY.path.replace("{playId}", playId))).json(),
  );
const choose = (client: SiteClient, playId: string, everyMinutes: number) =>
  client.call("PUT", CHOOSE_REALITY_INTERVAL.path.replace("{playId}", playId), { body: { everyMinutes } });
const minutes = (count: number) => moveClock(db(), `${count} minutes`);

describe("the reality check", () => {
  it("is due after 30 minutes: no round starts before it is acknowledged, whoever asks (games attack 10)", async () => {
    const { client, id, playId } = await playing(gateway);
    random.next(LOSING);
    await played(client, playId, { stakeOre: 500 });
    await minutes(29);
    random.next(LOSING);
    await played(client, playId, { stakeOre: 200 });
    await minutes(1);
    const tab = await browserOf(gateway, id);
    for (const from of [client, tab]) {
      const refused = await askRound(from, playId);
      expect(await refused.json()).toMatchObject({
        error: { code: "reality-check-due", details: { dueAt: expect.any(String) as string } },
      });
    }
    const { realityCheck } = await acknowledge(client, playId);
    expect(realityCheck).toMatchObject({ everyMinutes: 30, totals: { rounds: 0, stakesOre: 0, winsOre: 0 } });
    await played(client, playId);
  });

  it("tells time, stakes and wins of all games since it began (games attack 10)", async () => {
    const { client, playId } = await playing(gateway);
    random.next(LOSING);
    await played(client, playId, { stakeOre: 500 });
    await minutes(10);
    const other = await opened(client, OTHER_SLOT);
    await played(client, other.playId, { stakeOre: 200 });
    const { realityCheck } = await opened(client, OTHER_SLOT);
    expect(realityCheck?.totals).toMatchObject({ rounds: 2, stakesOre: 700 });
    expect(Date.parse(realityCheck?.dueAt ?? "") - Date.parse(realityCheck?.since ?? "")).toBe(30 * 60_000);
  });

  it("is not put off by another game, by closing and opening, or by acknowledging before it is due (games attack 10)", async () => {
    const { client, playId } = await playing(gateway);
    await minutes(15);
    const before = await acknowledge(client, playId);
    const other = await opened(client, OTHER_SLOT);
    await client.call("POST", `/gateway/play/api/public/plays/${other.playId}/close`);
    const again = await opened(client, SLOT);
    expect(again.realityCheck?.dueAt).toBe(before.realityCheck?.dueAt);
    await minutes(15);
    expect(await codeOf(await askRound(client, again.playId))).toBe("409 reality-check-due");
  });

  it("counts anew after a pause as long as its interval", async () => {
    const { client, id, playId } = await playing(gateway);
    await played(client, playId);
    await minutes(31);
    // The session of the site has ended meanwhile.
    const back = await browserOf(gateway, id);
    const again = await opened(back);
    await played(back, again.playId);
    expect(again.realityCheck?.totals.rounds).toBe(0);
  });

  it("comes sooner if the player wants it, and never later than the law's interval", async () => {
    const { client, playId } = await playing(gateway);
    for (const wrong of [0, 7, 31, 45, 60]) {
      expect(await codeOf(await choose(client, playId, wrong))).toBe("400 invalid-request");
    }
    const chosen = PlayStateSchema.parse(await (await choose(client, playId, 10)).json());
    expect(chosen.realityCheck).toMatchObject({ everyMinutes: 10, choicesMinutes: [10, 15, 20, 30] });
    await minutes(10);
    expect(await codeOf(await askRound(client, playId))).toBe("409 reality-check-due");
    await acknowledge(client, playId);
    await played(client, playId);
  });

  it("does not stop a demo", async () => {
    const { client, playId } = await playing(gateway, { mode: "demo" });
    for (const number of [1, 2, 3]) {
      expect((await played(client, playId)).round.number).toBe(number);
      await minutes(20);
    }
  });
});
