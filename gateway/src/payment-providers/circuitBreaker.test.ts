import { describe, expect, it } from "vitest";
import { CircuitBreaker } from "./circuitBreaker.ts";

function stage() {
  const time = { now: 0 };
  const breaker = new CircuitBreaker(() => time.now);
  let calls = 0;
  const call = (isAnswered: boolean, tookMs = 0) =>
    breaker.run(
      async () => {
        calls += 1;
        time.now += tookMs;
        return isAnswered;
      },
      (answered) => !answered,
    );
  const fail = async (times: number) => {
    for (let done = 0; done < times; done += 1) await call(false);
  };
  return { time, breaker, call, fail, calls: () => calls };
}

describe("a circuit breaker (attack 32)", () => {
  it("lets nothing through for 30 s after five failures within 30 s", async () => {
    const { breaker, call, fail, calls, time } = stage();
    await fail(4);
    expect(breaker.isOpen).toBe(false);
    await fail(1);
    expect(breaker.health).toBe("down");
    expect(await call(true)).toBeUndefined();
    time.now += 29_999;
    expect(await call(true)).toBeUndefined();
    expect(calls()).toBe(5);
  });

  it("stays closed when the failures lie further apart, or an answer comes between", async () => {
    const { breaker, call, fail, time } = stage();
    for (let done = 0; done < 8; done += 1) {
      await fail(1);
      time.now += 8_000;
    }
    expect(breaker.health).not.toBe("down");
    time.now += 30_000;
    await fail(4);
    await call(true);
    await fail(4);
    expect(breaker.health).not.toBe("down");
  });

  it("closes after a probe that is answered, and opens again after one that is not", async () => {
    const { breaker, call, fail, time } = stage();
    await fail(5);
    time.now += 30_000;
    await call(false);
    expect(breaker.isOpen).toBe(true);
    time.now += 30_000;
    expect(await call(true)).toBe(true);
    expect(breaker.health).toBe("up");
  });

  it("sends one probe at a time", async () => {
    const { breaker, fail, time } = stage();
    await fail(5);
    time.now += 30_000;
    const answer = Promise.withResolvers<boolean>();
    const probe = breaker.run(
      () => answer.promise,
      (answered) => !answered,
    );
    expect(breaker.isOpen).toBe(true);
    answer.resolve(true);
    await probe;
    expect(breaker.isOpen).toBe(false);
  });

  it("counts a call that throws as a failure", async () => {
    const { breaker } = stage();
    for (let done = 0; done < 5; done += 1) {
      const call = breaker.run(
        () => Promise.reject(new Error("broken")),
        () => false,
      );
      await expect(call).rejects.toThrow("broken");
    }
    expect(breaker.health).toBe("down");
  });

  it("calls a provider slow for a minute after an answer that took more than 3 s", async () => {
    const { breaker, call, time } = stage();
    await call(true, 3_001);
    expect(breaker.health).toBe("slow");
    time.now += 60_000;
    expect(breaker.health).toBe("up");
  });
});
