import { GET_BALANCE } from "@spilhus/contracts/payments";
import { playerCache } from "@spilhus/player-session/session";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { knownBalance, moneyChanged } from "./balanceQuery.ts";
import { watchBalance } from "./watchBalance.ts";

/** The service's balance, and answers that it delays. */
let version = 1;
const held: (() => void)[] = [];
let isHolding = false;
const service = vi.fn<typeof fetch>(async () => {
  const answer = {
    cashOre: version * 100,
    bonusOre: 0,
    reservedOre: 0,
    version,
    serverTime: "2026-11-23T12:00:00Z",
  };
  if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
  return Response.json(answer, { headers: { etag: `"${version}"` } });
});

class Page extends EventTarget {
  visibilityState = "visible";
}
let window: EventTarget;
let stop: (() => void) | undefined;

beforeEach(() => {
  version = 1;
  isHolding = false;
  held.length = 0;
  service.mockClear();
  window = new EventTarget();
  vi.stubGlobal("fetch", service);
  vi.stubGlobal("document", new Page());
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
});
afterEach(() => {
  stop?.();
  stop = undefined;
  playerCache.clear();
  vi.unstubAllGlobals();
});
const shown = (cashOre: number | undefined) => expect.poll(() => knownBalance()?.cashOre).toBe(cashOre);

describe("watchBalance", () => {
  it("reads the balance at once", async () => {
    stop = watchBalance();
    await shown(100);
    expect(service.mock.calls[0]?.[0]).toBe(GET_BALANCE.path);
  });

  it("reads it again as soon as a payment has changed it", async () => {
    stop = watchBalance();
    await shown(100);
    version = 2;
    moneyChanged();
    await shown(200);
    expect(service.mock.calls.length).toBeLessThanOrEqual(3);
  });

  it("ignores an answer that was on its way before the change", async () => {
    stop = watchBalance();
    await shown(100);
    isHolding = true;
    moneyChanged();
    await expect.poll(() => held).toHaveLength(1);
    version = 2;
    moneyChanged();
    await expect.poll(() => held.length).toBeGreaterThan(1);
    isHolding = false;
    for (const answer of held) answer();
    await shown(200);
  });

  it("never shows an older movement than before", async () => {
    version = 5;
    stop = watchBalance();
    await shown(500);
    version = 4;
    moneyChanged();
    await expect.poll(() => service.mock.calls.length).toBeGreaterThan(1);
    await shown(500);
  });

  it("leaves no balance in a page that goes into the history, and reads it when the page comes back", async () => {
    stop = watchBalance();
    await shown(100);
    window.dispatchEvent(new Event("pagehide"));
    expect(knownBalance()).toBeUndefined();
    version = 2;
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    await shown(200);
  });
});

it("notifies other tabs of a payment, and is notified of theirs", async () => {
  stop = watchBalance();
  await shown(100);
  const other = new BroadcastChannel("player-data");
  const heard = new Set<unknown>();
  other.addEventListener("message", ({ data }) => heard.add(data));
  moneyChanged();
  await expect
    .poll(() => heard)
    .toEqual(new Set(["balance", "transactions", "deposit-options", "deposit-limits"]));
  version = 3;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  other.postMessage("balance");
  await shown(300);
  other.close();
});
