import type { Purchase, RoomEvent } from "@spilhus/contracts/bingo";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  hallDouble,
  NOW,
  purchase,
  refusedWith,
  roomRound,
  roomState,
  withoutAnswer,
} from "../../testing/hallDouble.ts";
import type { HallCalls } from "./hallCalls.ts";
import { HallSession } from "./HallSession.ts";

const ROUND = roomRound(1);

async function open(answers: Partial<HallCalls> = {}, onMoney = () => {}) {
  const session = new HallSession(hallDouble(answers), onMoney, () => 0);
  await session.open();
  const shown = () => {
    const now = session.shown();
    if (now.phase !== "open") throw new Error(`The hall is ${now.phase}.`);
    return now;
  };
  return { session, shown };
}
/** A player's purchases, as the gateway keeps them. */
function keptPurchases() {
  const kept: Purchase[] = [];
  return { kept, myPlates: () => Promise.resolve({ serverTime: NOW, purchases: [...kept] }) };
}

/** Reads the plates over a line that can be cut. */
function cuttableLine(myPlates: HallCalls["myPlates"]) {
  const line = { isReachable: true };
  const read = () => (line.isReachable ? myPlates() : Promise.reject(withoutAnswer()));
  return { line, read };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a hall", () => {
  it("opens with the round, the player's plates, their balance and plates to choose among", async () => {
    const own = purchase(1, ROUND, [7, 8]);
    const { shown } = await open({ myPlates: () => Promise.resolve({ serverTime: NOW, purchases: [own] }) });
    await vi.waitFor(() => expect(shown().balanceOre).toBe(10_000));
    expect(shown()).toMatchObject({
      purchases: [own],
      offer: { round: ROUND.id, left: 24 },
      totals: { stakesOre: 1_000, winsOre: 0, openOre: 1_000 },
    });
  });

  it("buys plates once, also when the answer was lost and the request is sent again (games attack 8)", async () => {
    const { kept, myPlates } = keptPurchases();
    const keys: string[] = [];
    const buy: HallCalls["buy"] = (_, plates, key) => {
      keys.push(key);
      if (keys.length === 1) return Promise.reject(withoutAnswer());
      const bought = purchase(1, ROUND, [...plates]);
      kept.push(bought);
      return Promise.resolve(bought);
    };
    const onMoney = vi.fn();
    const { session, shown } = await open({ buy, myPlates }, onMoney);
    await session.buy(ROUND.id, [1, 2]);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(shown()).toMatchObject({ isBusy: false, problem: undefined, totals: { stakesOre: 1_000 } });
    expect(onMoney).toHaveBeenCalled();
  });

  describe("whose purchase nobody answered", () => {
    /** Nothing comes through after the opening, until `isReachable`; the purchase itself is made or not. */
    async function cutOff(isMade: boolean, lost = withoutAnswer()) {
      const { kept, myPlates } = keptPurchases();
      const keys: string[] = [];
      const made = new Set<string>();
      const offer = vi.fn(hallDouble().offer);
      const { line, read } = cuttableLine(myPlates);
      const buy: HallCalls["buy"] = (_, plates, key) => {
        // A key belongs to one body.
        keys.push(`${key} ${plates.join()}`);
        // The same key buys no second time.
        if (!made.has(key) && (isMade || line.isReachable)) {
          made.add(key);
          kept.push(purchase(made.size, ROUND, [...plates]));
        }
        const bought = kept.at(-1);
        return line.isReachable && bought ? Promise.resolve(bought) : Promise.reject(lost);
      };
      const hall = await open({ buy, offer, myPlates: read });
      line.isReachable = false;
      await hall.session.buy(ROUND.id, [2, 1]);
      expect(hall.shown()).toMatchObject({ problem: { asked: "buy", code: "no-answer" }, purchases: [] });
      return { ...hall, kept, keys, offer, line };
    }

    it.each([
      ["nothing came back", withoutAnswer()],
      ["the edge gave up on it", refusedWith("upstream-timeout", {}, 504)],
    ])("finds out that it was made, and offers other plates: %s (games attack 8)", async (_, lost) => {
      const { shown, kept, offer, line } = await cutOff(true, lost);
      const offered = offer.mock.calls.length;
      line.isReachable = true;
      await vi.advanceTimersByTimeAsync(2_000);
      expect(shown()).toMatchObject({ purchases: kept, totals: { stakesOre: 1_000 }, problem: undefined });
      expect(offer.mock.calls.length).toBe(offered + 1);
    });

    it("leaves choice and words as they are if it was not made, and buys once with the same key (games attack 8)", async () => {
      const { session, shown, kept, keys, offer, line } = await cutOff(false);
      const offered = offer.mock.calls.length;
      await vi.advanceTimersByTimeAsync(6_000);
      expect(shown().problem).toEqual({ asked: "buy", code: "no-answer" });
      expect(offer.mock.calls.length).toBe(offered);
      line.isReachable = true;
      await session.buy(ROUND.id, [1, 2]);
      expect([keys.length, new Set(keys).size, kept.length]).toEqual([3, 1, 1]);
      expect(shown().problem).toBeUndefined();
    });
  });

  it("keeps the key of a purchase whose retry was refused as one too many, and finds out that it was made (games attack 8)", async () => {
    const { kept, myPlates } = keptPurchases();
    const keys: string[] = [];
    const buy: HallCalls["buy"] = (_, plates, key) => {
      keys.push(key);
      const [bought] = kept;
      if (keys.length > 2 && bought) return Promise.resolve(bought);
      if (keys.length > 1) return Promise.reject(refusedWith("too-many-requests", {}, 429));
      kept.push(purchase(1, ROUND, [...plates]));
      return Promise.reject(withoutAnswer());
    };
    const { line, read } = cuttableLine(myPlates);
    const { session, shown } = await open({ buy, myPlates: read });
    line.isReachable = false;
    await session.buy(ROUND.id, [1]);
    expect(shown().problem).toEqual({ asked: "buy", code: "too-many-requests" });
    await session.buy(ROUND.id, [1]);
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
    line.isReachable = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(shown()).toMatchObject({ purchases: kept, problem: undefined });
  });

  it("leaves the words about a second purchase when it finds out about the first (games attack 8)", async () => {
    const { kept, myPlates } = keptPurchases();
    const buy: HallCalls["buy"] = (_, plates) => {
      if (plates.includes(2)) return Promise.reject(refusedWith("too-many-plates"));
      if (kept.length === 0) kept.push(purchase(1, ROUND, [...plates]));
      return Promise.reject(withoutAnswer());
    };
    const { line, read } = cuttableLine(myPlates);
    const { session, shown } = await open({ buy, myPlates: read });
    line.isReachable = false;
    await session.buy(ROUND.id, [1]);
    await session.buy(ROUND.id, [2]);
    line.isReachable = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(shown()).toMatchObject({
      purchases: kept,
      problem: { asked: "buy", code: "too-many-plates" },
    });
  });

  it("says what stands in the way, and offers other plates when one is gone", async () => {
    const offer = vi.fn(hallDouble().offer);
    const { session, shown } = await open({ offer, buy: () => Promise.reject(refusedWith("plate-taken")) });
    const before = offer.mock.calls.length;
    await session.buy(ROUND.id, [1]);
    expect(shown()).toMatchObject({ problem: { asked: "buy", code: "plate-taken" }, isBusy: false });
    expect(offer.mock.calls.length).toBe(before + 1);
  });

  it("shows plates and balance that another tab has changed", async () => {
    const { kept, myPlates } = keptPurchases();
    let cashOre = 10_000;
    const { session, shown } = await open({
      myPlates,
      balance: () => Promise.resolve({ cashOre, bonusOre: 0 }),
    });
    const bought = purchase(1, ROUND, [1]);
    kept.push(bought);
    cashOre = 9_500;
    await session.refresh();
    expect(shown()).toMatchObject({ purchases: [bought], balanceOre: 9_500, totals: { stakesOre: 500 } });
  });

  it("does not count plates that were returned", async () => {
    const { kept, myPlates } = keptPurchases();
    kept.push(purchase(1, ROUND, [1]));
    const giveBack = () => {
      const [first] = kept;
      if (first) kept[0] = { ...first, paidBackAt: NOW, canReturn: false };
      return Promise.resolve(kept[0] ?? purchase(1, ROUND, [1]));
    };
    const { session, shown } = await open({ myPlates, giveBack });
    await session.giveBack("x");
    expect(shown().totals).toEqual({ stakesOre: 0, winsOre: 0, openOre: 0 });
  });

  it("counts a win of the player's own plates, and asks for the balance when it has been paid", async () => {
    const balance = vi.fn(hallDouble().balance);
    const own = purchase(1, ROUND, [7, 8]);
    const { session, shown } = await open({
      balance,
      myPlates: () => Promise.resolve({ serverTime: NOW, purchases: [own] }),
    });
    const asked = balance.mock.calls.length;
    const won: RoomEvent = {
      name: "won",
      data: { round: ROUND.id, won: { pattern: "one-row", index: 20, plates: [7, 99], eachOre: 500 } },
    };
    session.apply(won);
    expect(shown().totals.winsOre).toBe(500);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(balance.mock.calls.length).toBe(asked + 1);
  });

  const NEXT = roomRound(2);
  const { players, plates, prizes } = ROUND;
  it.each<[string, RoomEvent]>([
    [
      "an event says so",
      { name: "closed", data: { round: ROUND.id, commitment: "c0ffee", players, plates, prizes } },
    ],
    ["a state says so", { name: "state", data: roomState({ ...ROUND, state: "drawn" }, [NEXT]) }],
  ])("offers plates of the next round when the sale of one has closed and %s (R2.03)", async (_, event) => {
    const offer = vi.fn(hallDouble().offer);
    const { session, shown } = await open({
      ...{ offer, state: () => Promise.resolve(roomState(ROUND, [NEXT])) },
    });
    expect(shown().offer?.round).toBe(ROUND.id);
    session.apply(event);
    await expect.poll(() => shown().offer?.round).toBe(NEXT.id);
    expect(offer).toHaveBeenCalledTimes(2);
  });

  it("keeps what it knows while it is cut off, and says so (games attack 13)", async () => {
    const own = purchase(1, ROUND, [7, 8]);
    const { session, shown } = await open({
      myPlates: () => Promise.resolve({ serverTime: NOW, purchases: [own] }),
    });
    session.cutOff(true);
    expect(shown()).toMatchObject({ isCutOff: true, purchases: [own] });
    session.cutOff(false);
    expect(shown().isCutOff).toBe(false);
  });

  it("keeps the plates of a round that has ended while its wins are shown", async () => {
    const { kept, myPlates } = keptPurchases();
    const own = purchase(1, ROUND, [7]);
    kept.push(own);
    const { session, shown } = await open({ myPlates });
    session.apply({ name: "finished", data: { round: ROUND.id, order: [], salt: "" } });
    kept.length = 0;
    session.apply({ name: "round", data: roomRound(2) });
    await session.refresh();
    expect(shown().purchases).toEqual([{ ...own, canReturn: false }]);
    expect(shown().totals.openOre).toBe(0);
  });

  it.each([
    ["not-signed-in", "session-ended"],
    ["restricted", "restricted"],
    ["limit-reached", "limit-reached"],
  ])("ends when a purchase is refused with %s (games attack 9)", async (code, reason) => {
    const { session } = await open({ buy: () => Promise.reject(refusedWith(code)) });
    await session.buy(ROUND.id, [1]);
    expect(session.shown()).toEqual({ phase: "over", reason });
  });

  it.each([
    ["not-signed-in", {}, "session-ended"],
    ["not-signed-in", { reason: "break" }, "break"],
    ["not-signed-in", { reason: "ended-elsewhere" }, "ended-elsewhere"],
    ["restricted", { reason: "suspended" }, "restricted"],
    ["restricted", { reason: "reached-play-limits" }, "limit-reached"],
  ])(
    "ends while no stream comes through when it is refused with %s %j (games attack 9)",
    async (code, details, reason) => {
      const answers = [Promise.reject(withoutAnswer()), Promise.reject(refusedWith(code, details))];
      const { session, shown } = await open({ mayPlay: () => answers.shift() ?? Promise.resolve() });
      expect(await session.read()).toMatchObject({ live: { round: ROUND } });
      // Nobody's answer ends nothing.
      expect(shown().phase).toBe("open");
      await session.read();
      await vi.waitFor(() => expect(session.shown()).toEqual({ phase: "over", reason }));
    },
  );

  it("ends when the stream says so (games attack 9)", async () => {
    const { session } = await open();
    session.end({ reason: "restricted" });
    expect(session.shown()).toEqual({ phase: "over", reason: "restricted" });
  });

  it("waits for the stream's word where the gateway only says that the session is over (games attack 9)", async () => {
    const { session, shown } = await open({ mayPlay: () => Promise.reject(refusedWith("not-signed-in")) });
    session.hearEdge(() => true);
    await session.lost();
    expect(shown().phase).toBe("open");
    session.end({ reason: "break", until: NOW });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.shown()).toEqual({ phase: "over", reason: "break", until: NOW });
  });

  it.each([
    [true, 5_000],
    [false, 0],
  ])("ends without a word of the stream, open %j, after %d ms (games attack 9)", async (isOpen, after) => {
    const { session } = await open({ mayPlay: () => Promise.reject(refusedWith("not-signed-in")) });
    session.hearEdge(() => isOpen);
    await session.lost();
    await vi.advanceTimersByTimeAsync(after);
    expect(session.shown()).toEqual({ phase: "over", reason: "session-ended" });
  });

  it("that is opened after a break or an exclusion says so (R4.01)", async () => {
    const refused = refusedWith("not-signed-in", { reason: "break", until: NOW });
    const session = new HallSession(hallDouble({ myPlates: () => Promise.reject(refused) }));
    await session.open();
    expect(session.shown()).toEqual({ phase: "over", reason: "break", until: NOW });
  });

  it("can be opened again after nobody answered", async () => {
    const answers = [Promise.reject(withoutAnswer()), Promise.resolve(roomState(ROUND, []))];
    const session = new HallSession(
      hallDouble({ state: () => answers.shift() ?? Promise.resolve(roomState(ROUND, [])) }),
      () => {},
      () => 0,
    );
    await session.open();
    expect(session.shown()).toEqual({ phase: "failed", reason: "no-answer" });
    await session.open();
    expect(session.shown().phase).toBe("open");
  });
});
