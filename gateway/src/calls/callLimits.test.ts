import { manualClock } from "@spilhus/lib";
import { describe, expect, it } from "vitest";
import { CallLimits, TooManyRequests } from "./callLimits.ts";

const clock = manualClock("2026-11-21T12:00:00Z");
const none = 1_000;
const limits = (attempt: { account?: number; address?: number; everybody?: number }) => {
  const open = { account: none, address: none, everybody: none };
  return new CallLimits({ call: open, tracking: open, attempt: { ...open, ...attempt } }, clock);
};
/** How many of some calls pass. */
const passing = (times: number, call: () => void) => {
  let passed = 0;
  for (let index = 0; index < times; index += 1) {
    try {
      call();
      passed += 1;
    } catch (error) {
      expect(error).toBeInstanceOf(TooManyRequests);
    }
  }
  return passed;
};

describe("limits of calls", () => {
  it("count each account on its own (asvs:6.3.1)", () => {
    const counted = limits({ account: 5 });
    expect(passing(9, () => counted.ofAccount("attempt", "a"))).toBe(5);
    expect(passing(9, () => counted.ofAccount("attempt", "b"))).toBe(5);
  });

  it("count each address on its own (asvs:2.4.1)", () => {
    const counted = limits({ address: 3 });
    expect(passing(9, () => counted.ofAddress("attempt", "10.0.0.1"))).toBe(3);
    expect(passing(9, () => counted.ofAddress("attempt", "10.0.0.2"))).toBe(3);
  });

  it("count the addresses of one IPv6 network as one: whoever has one has all of them (asvs:2.4.1)", () => {
    const counted = limits({ address: 3 });
    let host = 0;
    expect(passing(9, () => counted.ofAddress("attempt", `2001:db8:1:2::${(host += 1)}`))).toBe(3);
    expect(passing(9, () => counted.ofAddress("attempt", "2001:db8:1:3::1"))).toBe(3);
  });

  it("count everybody together, from however many addresses (asvs:2.4.1)", () => {
    const counted = limits({ everybody: 20 });
    let address = 0;
    expect(passing(50, () => counted.ofAddress("attempt", `10.0.1.${(address += 1)}`))).toBe(20);
  });

  it("count attempts apart from other calls", () => {
    const counted = limits({ address: 1 });
    expect(passing(5, () => counted.ofAddress("attempt", "10.0.0.1"))).toBe(1);
    expect(passing(5, () => counted.ofAddress("call", "10.0.0.1"))).toBe(5);
  });

  it("say after how many seconds to try again, and then let in again", () => {
    const counted = limits({ account: 1 });
    counted.ofAccount("attempt", "a");
    clock.advance(20_500);
    try {
      counted.ofAccount("attempt", "a");
      expect.unreachable("The second call should have been refused.");
    } catch (error) {
      expect(error).toMatchObject({ statusCode: 429, code: "too-many-requests", retryAfterSeconds: 40 });
    }
    clock.advance(40_000);
    counted.ofAccount("attempt", "a");
  });
});
