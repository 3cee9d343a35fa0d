import type { UserInfo } from "@spilhus/contracts/player-account";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PLAYER } from "../../testing/player.ts";
import { cachedAnswer } from "./cachedAnswer.ts";
import { updateUser } from "./updateUser.ts";
import { notifyTabsOfChange, watchDataChanges } from "./dataChanges.ts";
import { playerCache } from "./playerCache.ts";
import { loginLimits, playerInfoQuery } from "./playerCalls.ts";
import { sessionStore, type KnownSession } from "./sessionStore.ts";

const SESSION: KnownSession = {
  settings: {
    ...{ brand: "fjord", siteName: "Fjord", zone: "Europe/Copenhagen", isTracked: false },
    ...{ hasPasskeys: false, hasPayments: false },
    helpline: { phone: "70 22 28 25", url: "https://www.stopspillet.dk" },
    stylesheet: "",
  },
  session: {
    ...{
      loggedIn: true,
      serverTime: "2026-11-22T12:00:00Z",
      loggedInAt: "2026-11-22T12:00:00Z",
      method: "mitid",
    },
    ...{ expiresAt: "2026-11-22T12:30:00Z", endsAt: "2026-11-23T00:00:00Z" },
  },
  moment: { serverTime: "2026-11-22T12:00:00Z", readAt: 0 },
  messages: { locale: "da", texts: {} },
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  playerCache.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answering(answer: () => Promise<UserInfo> = async () => PLAYER) {
  const call = vi.fn<() => Promise<UserInfo>>(answer);
  const cached = cachedAnswer(() => ({ queryKey: ["user-info"], queryFn: call, staleTime: 10_000 }));
  return { call, cached };
}

describe("a cached answer", () => {
  it("is requested once in 10 s by any number of callers (R7.03, R9.02)", async () => {
    const { call, cached } = answering();
    await Promise.all([cached.get(), cached.get()]);
    vi.advanceTimersByTime(9_999);
    await cached.get();
    expect(call).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await cached.get();
    expect(call).toHaveBeenCalledTimes(2);
  });

  it("is requested again after it expired, as when the window becomes visible (R7.03)", async () => {
    const { call, cached } = answering();
    await cached.get();
    cached.expire();
    await cached.get();
    expect(call).toHaveBeenCalledTimes(2);
  });

  it("replaces a request that was under way when it expired, for everybody who waits", async () => {
    const late = Promise.withResolvers<UserInfo>();
    const answers = [late.promise, Promise.resolve({ ...PLAYER, firstName: "Ny" })];
    const { cached } = answering(() => answers.shift() ?? Promise.reject(new Error("no third request")));
    const first = cached.get();
    cached.expire();
    const second = cached.get();
    late.resolve(PLAYER);
    expect((await first).firstName).toBe("Ny");
    expect((await second).firstName).toBe("Ny");
  });

  it("is requested again at once after a failure", async () => {
    const { call, cached } = answering();
    call.mockRejectedValueOnce(new Error("offline"));
    await expect(cached.get()).rejects.toThrow("offline");
    await expect(cached.get()).resolves.toEqual(PLAYER);
  });
});

describe("the play limits", () => {
  it("are requested once on each path, and again on the way back (R4.02)", async () => {
    const fetched = vi.fn(async () => Response.json({ success: true, data: { withinLimits: true } }));
    vi.stubGlobal("fetch", fetched);
    for (const pathname of ["/konto/hjem", "/faq", "/konto/hjem"]) {
      vi.stubGlobal("location", { pathname });
      await Promise.all([loginLimits.get(), loginLimits.get()]);
    }
    expect(fetched).toHaveBeenCalledTimes(3);
  });
});

describe("the session of the page", () => {
  const user = () => sessionStore.shown()?.user;

  it("has no player until the first answer, then the newest one, also after a failure", async () => {
    sessionStore.set(SESSION);
    expect(sessionStore.shown()).toMatchObject({ user: undefined, isUserComing: true });
    playerCache.setQueryData<UserInfo>(playerInfoQuery.queryKey, PLAYER);
    expect(sessionStore.shown()).toMatchObject({ user: PLAYER, isUserComing: false });
  });

  it("says that no player comes when the first request failed", async () => {
    sessionStore.set(SESSION);
    await playerCache
      .fetchQuery({ queryKey: playerInfoQuery.queryKey, queryFn: () => Promise.reject(new Error("503")) })
      .catch(() => undefined);
    expect(sessionStore.shown()).toMatchObject({ user: undefined, isUserComing: false });
  });

  it("is the same object until something changes, and tells its subscribers then", () => {
    sessionStore.set(SESSION);
    const before = sessionStore.shown();
    expect(sessionStore.shown()).toBe(before);
    const listener = vi.fn<() => void>();
    const stop = sessionStore.subscribe(listener);
    playerCache.setQueryData<UserInfo>(playerInfoQuery.queryKey, PLAYER);
    expect(listener).toHaveBeenCalled();
    expect(sessionStore.shown()).not.toBe(before);
    stop();
  });

  it("shows what the player has changed at once", () => {
    sessionStore.set(SESSION);
    playerCache.setQueryData<UserInfo>(playerInfoQuery.queryKey, PLAYER);
    updateUser({ unreadMessages: 3 });
    expect(user()?.unreadMessages).toBe(3);
    expect(playerCache.getQueryState(playerInfoQuery.queryKey)?.isInvalidated).toBe(true);
  });

  it("ends with everything else that is known of the player", () => {
    sessionStore.set(SESSION);
    playerCache.setQueryData<UserInfo>(playerInfoQuery.queryKey, PLAYER);
    playerCache.clear();
    expect(sessionStore.shown()).toBeUndefined();
    expect(playerCache.getQueryData(playerInfoQuery.queryKey)).toBeUndefined();
  });
});

describe("a change in another tab", () => {
  it("makes what this tab knows of it out of date", async () => {
    vi.useRealTimers();
    const stop = watchDataChanges();
    playerCache.setQueryData(["deposit-limits"], { day: 1 });
    const other = new BroadcastChannel("player-data");
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    other.postMessage("deposit-limits");
    await vi.waitFor(() => expect(playerCache.getQueryState(["deposit-limits"])?.isInvalidated).toBe(true));
    stop();
    other.close();
  });

  it("is told of by the tab that makes it, which does not hear itself", async () => {
    vi.useRealTimers();
    const stop = watchDataChanges();
    playerCache.setQueryData(["deposit-limits"], { day: 1 });
    const other = new BroadcastChannel("player-data");
    const heard = new Promise((resolve) => other.addEventListener("message", ({ data }) => resolve(data)));
    notifyTabsOfChange("deposit-limits");
    expect(await heard).toBe("deposit-limits");
    expect(playerCache.getQueryState(["deposit-limits"])?.isInvalidated).toBe(false);
    stop();
    other.close();
  });
});
