import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tabStorage } from "../../testing/tabStorage.ts";
import { requestKeeper } from "./requestKeeper.ts";

interface Asked {
  readonly kind: string;
  readonly amountOre?: number;
}

const keeper = requestKeeper<Asked>({ place: "a-request", isRequest: ({ kind }) => kind === "withdraw" });
const ASKED: Asked = { kind: "withdraw", amountOre: 15_000 };
let items: Map<string, string>;

beforeEach(() => {
  items = tabStorage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a request of the player", () => {
  it("has one key until it is answered, also when its fields come in another order (attack 20)", () => {
    const key = keeper.keyFor(ASKED);
    expect(keeper.keyFor({ amountOre: 15_000, kind: "withdraw" })).toBe(key);
    expect(keeper.unanswered()).toEqual(ASKED);
    keeper.forget();
    expect(keeper.unanswered()).toBeUndefined();
    expect(keeper.keyFor(ASKED)).not.toBe(key);
  });

  it("has the same key after a reload, in the form that the gateway takes (attack 20)", () => {
    const key = keeper.keyFor(ASKED);
    const afterReload = requestKeeper<Asked>({ place: "a-request", isRequest: () => true });
    expect(afterReload.keyFor(ASKED)).toBe(key);
    expect(key).toMatch(/^[\w-]{22,64}$/);
  });

  it("that differs has another key, and takes the place of the first", () => {
    const key = keeper.keyFor(ASKED);
    expect(keeper.keyFor({ ...ASKED, amountOre: 15_001 })).not.toBe(key);
    expect(keeper.keyFor(ASKED)).not.toBe(key);
  });

  it("comes back from its confirmation once, with the key it left with", () => {
    const key = keeper.keyFor(ASKED);
    expect(keeper.comeBack()).toBeUndefined();
    keeper.goToConfirm(ASKED);
    expect(keeper.comeBack()).toEqual(ASKED);
    expect(keeper.comeBack()).toBeUndefined();
    expect(keeper.keyFor(ASKED)).toBe(key);
  });

  it("of half an hour ago is neither sent again nor confirmed", () => {
    vi.useFakeTimers();
    keeper.goToConfirm(ASKED);
    vi.advanceTimersByTime(31 * 60_000);
    expect(keeper.unanswered()).toBeUndefined();
    expect(keeper.comeBack()).toBeUndefined();
  });

  it.each(["{", "7", "null", '{"key":"k"}', '{"key":1,"request":{"kind":"withdraw"},"at":9e15}'])(
    "is not made of %s",
    (text) => {
      items.set("a-request", text);
      expect(keeper.unanswered()).toBeUndefined();
      expect(keeper.comeBack()).toBeUndefined();
    },
  );

  it("is not made of a request of another kind", () => {
    keeper.goToConfirm({ kind: "gift" });
    expect(keeper.comeBack()).toBeUndefined();
  });

  it("is made without session storage too", () => {
    vi.stubGlobal("sessionStorage", undefined);
    keeper.goToConfirm(ASKED);
    expect(keeper.comeBack()).toBeUndefined();
    expect(keeper.keyFor(ASKED)).toMatch(/^[\w-]{36}$/);
    expect(() => keeper.forget()).not.toThrow();
  });
});
