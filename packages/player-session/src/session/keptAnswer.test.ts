import type { UserInfo } from "@spilhus/contracts/player-account";
import { describe, expect, it, vi } from "vitest";
import { PLAYER } from "../../testing/player.ts";
import { keptAnswer } from "./keptAnswer.ts";

function situation() {
  let now = 0;
  let path = "/konto/hjem";
  const ask = vi.fn<() => Promise<UserInfo>>(() => Promise.resolve(PLAYER));
  const kept = keptAnswer(ask, { stopwatch: () => now, place: () => path });
  return { ask, kept, wait: (ms: number) => (now += ms), go: (to: string) => (path = to) };
}

describe("the player's data", () => {
  it("is asked for once in 10 s, however many ask (R7.03, R9.02)", async () => {
    const { ask, kept, wait } = situation();
    await Promise.all([kept.get(), kept.get()]);
    wait(9_999);
    await kept.get();
    expect(ask).toHaveBeenCalledTimes(1);
    wait(1);
    await kept.get();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("is asked for anew when it was dropped, as when the window becomes visible (R7.03)", async () => {
    const { ask, kept } = situation();
    await kept.get();
    kept.drop();
    await kept.get();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("is asked for once on each path, by however many, and again on the way back (R4.02)", async () => {
    const { ask, kept, go } = situation();
    for (const path of ["/konto/hjem", "/faq", "/konto/hjem"]) {
      go(path);
      await Promise.all([kept.get(), kept.get()]);
    }
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("is asked for again at once after a failure", async () => {
    const { ask, kept } = situation();
    ask.mockRejectedValueOnce(new Error("offline"));
    await expect(kept.get()).rejects.toThrow("offline");
    await expect(kept.get()).resolves.toBe(PLAYER);
  });
});
