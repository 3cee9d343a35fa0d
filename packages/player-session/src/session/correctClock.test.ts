import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { correctClock } from "./correctClock.ts";
import { playerCache } from "./playerCache.ts";
import { serverNow } from "./serverMoment.ts";
import { sessionStore } from "./sessionStore.ts";

const SERVER_TIME = "2026-11-22T12:00:00.000Z";
const at = (time: string, readAt: number) => ({ serverTime: `2026-11-22T${time}Z`, readAt });
const shownAt = (stopwatch: number) => {
  const shown = sessionStore.shown();
  return shown && new Date(serverNow(shown.moment, stopwatch)).toISOString().slice(11, 19);
};

beforeEach(() =>
  sessionStore.set({
    settings: {
      ...{ brand: "fjord", siteName: "Fjord", zone: "Europe/Copenhagen", isTracked: false, stylesheet: "" },
      ...{ hasPasskeys: false, hasPayments: false, helpline: { phone: "", url: "" } },
    },
    session: {
      ...{ loggedIn: true, serverTime: SERVER_TIME, loggedInAt: SERVER_TIME, method: "mitid" },
      ...{ expiresAt: "2026-11-22T12:30:00Z", endsAt: "2026-11-23T00:00:00Z" },
    },
    moment: { serverTime: SERVER_TIME, readAt: 0 },
    messages: { locale: "da", texts: {} },
  }),
);
afterEach(() => playerCache.clear());

describe("the session clock", () => {
  it("makes up for the time that a device has slept, by what the chat says is the time (R3.14, R9.09)", () => {
    expect(shownAt(60_000)).toBe("12:01:00");
    correctClock(at("12:09:00", 60_000));
    expect(shownAt(61_000)).toBe("12:09:01");
  });

  it("does not jump by seconds that times are rounded by", () => {
    correctClock(at("12:00:59", 60_500));
    expect(sessionStore.shown()?.moment.serverTime).toBe(SERVER_TIME);
  });

  it("is not begun by the chat where nobody is logged in", () => {
    sessionStore.set(undefined);
    correctClock(at("12:09:00", 60_000));
    expect(sessionStore.shown()).toBeUndefined();
  });
});
