import { array, assert, constantFrom, double, property, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type ConnectionEffect,
  type ConnectionEvent,
  type ConnectionState,
  IDLE,
  nextConnection,
  TIMES,
  type TimerName,
} from "./connectionState.ts";

/** Plays events on a connection, with a clock that stands still between them. */
function connection(random = 0.5) {
  let state: ConnectionState = IDLE;
  const deeds: string[] = [];
  const timers = new Map<TimerName, number>();
  const apply = (effect: ConnectionEffect) => {
    if (effect.do === "arm") timers.set(effect.timer, effect.ms);
    else if (effect.do === "disarm") timers.delete(effect.timer);
    else deeds.push(effect.do);
  };
  const play = (...events: readonly (ConnectionEvent | ConnectionEvent["type"] | TimerName)[]) => {
    for (const one of events) {
      const event =
        typeof one !== "string"
          ? one
          : one in TIMES || one === "retry"
            ? ({ type: "timer", timer: one } as ConnectionEvent)
            : ({ type: one } as ConnectionEvent);
      if (event.type === "timer") timers.delete(event.timer);
      const step = nextConnection(state, event, random);
      state = step.state;
      for (const effect of step.effects) apply(effect);
    }
  };
  return { play, deeds, timers, at: () => state.at, shown: () => state.shown, state: () => state };
}

const opened = (random?: number) => {
  const one = connection(random);
  one.play("start", "credentials", "bound", "ready");
  one.deeds.length = 0;
  return one;
};

describe("a connection to the chat", () => {
  it("asks for credentials, connects, and joins when the server has said whether it can be resumed", () => {
    const one = connection();
    one.play("start");
    expect(one.deeds).toEqual(["ask"]);
    one.play("credentials", "bound");
    expect(one.deeds).toEqual(["ask", "connect"]);
    expect(one.shown()).toBe("offline");
    one.play("ready");
    expect(one.deeds).toEqual(["ask", "connect", "join"]);
    expect([one.at(), one.shown()]).toEqual(["online", "online"]);
  });

  it("does not join right at online, as a naive client does: only after <enabled/> or 2 s (chat attack 28)", () => {
    const one = connection();
    one.play("start", "credentials", "bound");
    expect(one.deeds).not.toContain("join");
    expect(one.timers.get("ready")).toBe(2_000);
    one.play({ type: "timer", timer: "ready" });
    expect(one.deeds.at(-1)).toBe("join");
  });

  it("is shown as offline 1500 ms after it broke, and not when it comes back before (R4.16, R9.09)", () => {
    const one = opened();
    one.play("disconnect");
    expect(one.shown()).toBe("online");
    expect(one.timers.get("offline")).toBe(1_500);
    one.play("retry", "credentials", "resumed");
    expect(one.timers.has("offline")).toBe(false);
    expect(one.shown()).toBe("online");
    one.play("disconnect", "offline");
    expect(one.shown()).toBe("offline");
  });

  it("does not put off being shown as offline when an attempt fails meanwhile (R4.16)", () => {
    const one = opened();
    one.play("disconnect");
    one.timers.set("offline", 300);
    one.play("retry", "credentials", "disconnect");
    expect(one.timers.get("offline")).toBe(300);
  });

  it("resumes without joining again (R4.16)", () => {
    const one = opened();
    one.play("disconnect", "retry", "credentials", "resumed");
    expect(one.deeds).toEqual(["ask", "connect"]);
    expect(one.at()).toBe("online");
  });

  it("tries again after 1 s, then after twice the time, spread by half, at most every 30 s (R9.09)", () => {
    const waits = (random: number) => {
      const one = opened(random);
      one.play("disconnect");
      return Array.from({ length: 8 }, () => {
        const ms = one.timers.get("retry");
        one.play("retry", "failed");
        return ms;
      });
    };
    expect(waits(0.5)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
    expect(waits(0)).toEqual([1_000, 1_000, 2_000, 4_000, 8_000, 16_000, 16_000, 16_000]);
    expect(waits(1)).toEqual([1_000, 3_000, 6_000, 12_000, 24_000, 30_000, 30_000, 30_000]);
  });

  it("begins again at 1 s when it has worked", () => {
    const one = opened();
    one.play(
      "disconnect",
      "retry",
      "failed",
      "retry",
      "failed",
      "retry",
      "credentials",
      "resumed",
      "disconnect",
    );
    expect(one.timers.get("retry")).toBe(1_000);
  });

  it("ends an attempt that hangs: neither a silent server nor a socket that never opens holds it (chat attack 22)", () => {
    const one = connection();
    one.play("start", "credentials");
    expect(one.timers.get("watchdog")).toBe(10_000);
    one.play({ type: "timer", timer: "watchdog" });
    expect(one.deeds.at(-1)).toBe("close");
    one.play("disconnect");
    expect([one.at(), one.timers.get("retry")]).toEqual(["waiting", 1_000]);
    const asking = connection();
    asking.play("start", { type: "timer", timer: "watchdog" });
    expect(asking.at()).toBe("waiting");
    asking.play("credentials");
    expect(asking.at()).toBe("waiting");
  });

  it("tries no more when it is refused, whatever happens (chat attack 26: 403 loop)", () => {
    const one = opened();
    one.play("disconnect", "retry", { type: "refused", refusal: { reason: "restricted", until: null } });
    expect(one.state()).toEqual({ at: "refused", reason: "restricted", until: null, shown: "offline" });
    expect(one.timers.size).toBe(0);
    one.play("retry", "wake", "disconnect", "credentials", "ready", "offline");
    expect(one.at()).toBe("refused");
    expect(one.deeds).toEqual(["ask", "forget"]);
  });

  it("asks at once for the reason when the server has ended it on purpose", () => {
    const one = opened();
    one.play({ type: "disconnect", byServer: true });
    expect([one.at(), one.deeds]).toEqual(["asking", ["ask"]]);
    one.play("failed", "retry", "credentials", { type: "disconnect", byServer: true });
    expect(one.at()).toBe("waiting");
  });

  it("asks a connection whether it lives when network or page come back, and leaves it after 3 s (chat attack 24)", () => {
    const one = opened();
    one.play("wake");
    expect(one.deeds).toEqual(["probe"]);
    expect(one.timers.get("probe")).toBe(3_000);
    one.play("answer");
    expect([one.at(), one.timers.has("probe")]).toEqual(["online", false]);
    one.play("wake", "probe" as const);
    one.play({ type: "timer", timer: "probe" });
    expect(one.deeds.at(-1)).toBe("close");
    expect(one.timers.get("offline")).toBe(1_500);
    one.play("disconnect");
    expect(one.at()).toBe("waiting");
  });

  it("does not wait any longer when network or page come back", () => {
    const one = opened();
    one.play("disconnect", "retry", "failed", "wake");
    expect([one.at(), one.timers.has("retry")]).toEqual(["asking", false]);
  });

  it("is pinged every 45 s, and closed when no answer comes (R7.18, R9.09)", () => {
    const one = opened();
    expect(one.timers.get("ping")).toBe(45_000);
    one.play({ type: "timer", timer: "ping" });
    expect([one.deeds, one.timers.get("ping")]).toEqual([["ping"], 45_000]);
    one.play("no-pong");
    expect(one.deeds).toEqual(["ping", "close"]);
    one.play("disconnect");
    expect(one.timers.has("ping")).toBe(false);
  });

  it("can be stopped anywhere, and keeps no timer then", () => {
    for (const events of [
      ["start"],
      ["start", "credentials"],
      ["start", "credentials", "bound", "ready", "wake"],
    ] as const) {
      const one = connection();
      one.play(...events, "stop");
      expect([one.at(), one.shown(), one.timers.size, one.deeds.at(-1)]).toEqual([
        "stopped",
        "offline",
        0,
        "forget",
      ]);
    }
  });

  it("never has nothing to wait for, whatever comes in whatever order", () => {
    const types = [
      "start",
      "credentials",
      "failed",
      "bound",
      "ready",
      "resumed",
      "answer",
      "wake",
      "no-pong",
      "disconnect",
    ];
    const timers: TimerName[] = ["watchdog", "ready", "probe", "offline", "ping", "retry"];
    assert(
      property(
        array(tuple(constantFrom(...types, ...timers), double({ min: 0, max: 1, noNaN: true }))),
        (events) => {
          const one = connection();
          one.play("start");
          for (const [event] of events) one.play(event as ConnectionEvent["type"]);
          const waitsFor: Partial<Record<ConnectionState["at"], TimerName>> = {
            asking: "watchdog",
            connecting: "watchdog",
            joining: "ready",
            online: "ping",
            suspect: "probe",
            waiting: "retry",
          };
          const timer = waitsFor[one.at()];
          // A connection that is being closed ends by its `disconnect`.
          expect(one.at() === "closing" || (timer !== undefined && one.timers.has(timer))).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
