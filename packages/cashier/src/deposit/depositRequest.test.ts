import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tabStorage } from "../../testing/tabStorage.ts";
import { asSentBefore, keptDeposit } from "./depositRequest.ts";

const request = { amountOre: 40_000, method: "card" } as const;
let items: Map<string, string>;

beforeEach(() => {
  items = tabStorage();
});
afterEach(() => vi.unstubAllGlobals());

describe("the idempotency key of a deposit", () => {
  it("is the same for the same request until it is answered (attack 20)", () => {
    const key = keptDeposit.keyFor(request);
    expect(keptDeposit.keyFor({ ...request, isSecond: false })).toBe(key);
    expect(keptDeposit.unanswered()).toEqual(request);
  });

  it.each([
    { ...request, amountOre: 40_001 },
    { ...request, method: "mobilepay" } as const,
    { ...request, isSecond: true },
  ])("differs for another request", (other) => {
    const key = keptDeposit.keyFor(request);
    expect(keptDeposit.keyFor(other)).not.toBe(key);
  });

  it("is the same whether or not the offer is known, and the body stays as it was sent", () => {
    const withOffer = { ...request, offer: { id: "an offer", termsVersion: 2 } };
    const key = keptDeposit.keyFor(withOffer);
    expect(keptDeposit.keyFor(request)).toBe(key);
    expect(asSentBefore(request)).toEqual(withOffer);
    expect(asSentBefore({ ...request, amountOre: 1 })).toEqual({ ...request, amountOre: 1 });
  });

  it("is not that of a stored value without an amount", () => {
    items.set("deposit-request", '{"key":"k","request":{},"at":' + Date.now() + "}");
    expect(keptDeposit.unanswered()).toBeUndefined();
  });
});
