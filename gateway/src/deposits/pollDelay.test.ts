import { expect, it } from "vitest";
import { pollDelay } from "./pollDelay.ts";

it("a deposit is asked about three times a minute for half an hour, then at growing intervals up to an hour (attack 16)", () => {
  const minutes = [0, 10, 30, 31, 60, 120, 300, 10_000];
  expect(minutes.map((age) => pollDelay(age * 60))).toEqual([20, 20, 20, 20, 450, 1_350, 3_600, 3_600]);
});
