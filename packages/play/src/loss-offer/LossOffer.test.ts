import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LONGEST_WAIT_MS, LossOffer, type LossOfferCalls } from "./LossOffer.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function offerAsked(answer: Promise<boolean>, isForMoney = true) {
  const ask = vi.fn<LossOfferCalls["ask"]>(() => answer);
  const postpone = vi.fn<LossOfferCalls["postpone"]>(() => Promise.reject(new Error("offline")));
  const offer = new LossOffer({ ask, postpone }, isForMoney);
  const seen: string[] = [];
  offer.subscribe(() => seen.push(offer.shown()));
  return { ask, postpone, offer, seen, asked: offer.ask() };
}

describe("the offer of limits of loss", () => {
  it("is asked about once, and the game waits for the answer so that nothing pushes it away (R1.04)", async () => {
    const { offer, seen, ask, asked } = offerAsked(Promise.resolve(true));
    expect(offer.shown()).toBe("asking");
    await asked;
    await offer.ask();
    expect(seen).toEqual(["offered"]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("is not there for a player who has limits, nor when nobody answers", async () => {
    for (const answer of [Promise.resolve(false), Promise.reject<boolean>(new Error("offline"))]) {
      const { seen, asked } = offerAsked(answer);
      await asked;
      expect(seen).toEqual(["none"]);
    }
  });

  it("keeps nobody from the game longer than its wait, and comes when the answer does", async () => {
    const late = Promise.withResolvers<boolean>();
    const { seen, asked } = offerAsked(late.promise);
    vi.advanceTimersByTime(LONGEST_WAIT_MS - 1);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(["none"]);
    late.resolve(true);
    await asked;
    expect(seen).toEqual(["none", "offered"]);
  });

  it("goes when the player wants none now, also when that does not get through", async () => {
    const { offer, seen, postpone, asked } = offerAsked(Promise.resolve(true));
    await asked;
    offer.postpone();
    expect(seen).toEqual(["offered", "none"]);
    expect(postpone).toHaveBeenCalledTimes(1);
  });

  it("is not asked about in a demo", async () => {
    const { offer, ask, asked } = offerAsked(Promise.resolve(true), false);
    await asked;
    expect([offer.shown(), ask.mock.calls.length]).toEqual(["none", 0]);
  });
});
