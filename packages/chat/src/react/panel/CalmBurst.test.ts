import { expect, it } from "vitest";
import { CalmBurst } from "./CalmBurst.ts";

it("lets a message be read out that comes alone, and counts those that come fast", () => {
  const burst = new CalmBurst();
  expect(burst.add(1, 0)).toBeUndefined();
  expect(burst.add(1, 2_000)).toBeUndefined();
  expect(burst.add(1, 3_000)).toBe(2_000);
  expect(burst.add(2, 4_000)).toBe(2_000);
  expect(burst.tell(6_000)).toEqual({ count: 3, isCalm: true });
  expect(burst.add(1, 8_000)).toBeUndefined();
});

it("tells the number every ten seconds of a room that is never calm", () => {
  const burst = new CalmBurst();
  burst.add(1, 0);
  const waits = Array.from({ length: 10 }, (_, index) => burst.add(1, (index + 1) * 1_000));
  expect(waits.slice(-3)).toEqual([2_000, 2_000, 1_000]);
  expect(burst.tell(11_000)).toEqual({ count: 10, isCalm: false });
  // The next ten seconds begin anew.
  expect(burst.add(1, 11_500)).toBe(2_000);
});
