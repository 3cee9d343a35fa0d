import type { HallReality } from "@spilhus/contracts/play";
import { describe, expect, it, vi } from "vitest";
import { type HallRealityCalls, HallRealityKeeper } from "./HallRealityKeeper.ts";

const AT = Date.parse("2026-11-24T20:00:00Z");
const MINUTE = 60_000;
const iso = (ms: number) => new Date(ms).toISOString();
/** What the gateway answers to a player whose time of play began at `since`. */
const answer = (now: number, since: number, everyMinutes = 30): HallReality => ({
  serverTime: iso(now),
  realityCheck: {
    ...{ everyMinutes, choicesMinutes: [10, 20, 30], since: iso(since) },
    dueAt: iso(since + everyMinutes * MINUTE),
    totals: { rounds: 4, stakesOre: 2_000, winsOre: 500 },
  },
});

/** A gateway with a clock of its own. */
function gatewayDouble() {
  const world = { now: AT, since: AT, everyMinutes: 30, isReachable: true };
  const say = () =>
    world.isReachable
      ? Promise.resolve(answer(world.now, world.since, world.everyMinutes))
      : Promise.reject(new Error("offline"));
  const get = vi.fn<HallRealityCalls["get"]>(say);
  const calls: HallRealityCalls = {
    get,
    acknowledge: () => {
      if (world.isReachable) world.since = world.now;
      return say();
    },
    choose: (everyMinutes) => {
      world.everyMinutes = everyMinutes;
      return say();
    },
  };
  const keeper = new HallRealityKeeper(calls, () => 0);
  const heard = vi.fn();
  keeper.subscribe(heard);
  return { world, get, heard, keeper };
}

describe("the reality check on a hall's page", () => {
  it("is told when its time has come and the gateway says so, and goes when the player goes on", async () => {
    const { world, get, heard, keeper } = gatewayDouble();
    keeper.look(AT);
    await expect.poll(() => heard).toHaveBeenCalledTimes(1);
    keeper.look(AT + 29 * MINUTE);
    expect(get).toHaveBeenCalledTimes(1);
    world.now = AT + 30 * MINUTE;
    keeper.look(world.now);
    await expect.poll(() => keeper.due()?.check.totals.stakesOre).toBe(2_000);
    await keeper.acknowledge();
    expect(keeper.due()).toBeUndefined();
  });

  it("is not told to somebody whose time of play has begun anew meanwhile", async () => {
    const { world, get, heard, keeper } = gatewayDouble();
    keeper.look(AT);
    await expect.poll(() => heard).toHaveBeenCalledTimes(1);
    world.now = AT + 40 * MINUTE;
    world.since = AT + 35 * MINUTE;
    keeper.look(world.now);
    await expect.poll(() => heard).toHaveBeenCalledTimes(2);
    expect(get).toHaveBeenCalledTimes(2);
    expect(keeper.due()).toBeUndefined();
  });

  it("is told as soon as plates were refused for it, and stays while nobody answers", async () => {
    const { world, keeper } = gatewayDouble();
    world.now = AT + 31 * MINUTE;
    await keeper.refresh();
    expect(keeper.due()).toBeDefined();
    world.isReachable = false;
    await keeper.acknowledge();
    expect(keeper.due()).toBeDefined();
    world.isReachable = true;
    await keeper.acknowledge();
    expect(keeper.due()).toBeUndefined();
  });

  it("loses nothing that the player presses while an answer is on its way (R2.26)", async () => {
    const { world, get, keeper } = gatewayDouble();
    world.now = AT + 31 * MINUTE;
    await keeper.refresh();
    const slow = Promise.withResolvers<HallReality>();
    get.mockReturnValueOnce(slow.promise);
    const asked = keeper.refresh();
    const chosen = keeper.choose(10);
    const goneOn = keeper.acknowledge();
    slow.resolve(answer(world.now, world.since));
    await Promise.all([asked, chosen, goneOn]);
    expect(world).toMatchObject({ everyMinutes: 10, since: world.now });
    expect(keeper.due()).toBeUndefined();
  });

  it("asks once although it looks every second while the answer is on its way", () => {
    const { get, keeper } = gatewayDouble();
    get.mockReturnValue(new Promise(() => {}));
    keeper.look(AT);
    keeper.look(AT + 1_000);
    keeper.look(AT + 2_000);
    return expect.poll(() => get).toHaveBeenCalledTimes(1);
  });

  it("shows the interval that the player has chosen", async () => {
    const { world, keeper } = gatewayDouble();
    world.now = AT + 31 * MINUTE;
    await keeper.refresh();
    await keeper.choose(10);
    expect(keeper.due()?.check.everyMinutes).toBe(10);
  });
});
