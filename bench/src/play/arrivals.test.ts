import { expect, test } from "vitest";
import { Arrivals } from "./arrivals.ts";

const ball = (index: number, at: string) =>
  `id: r:${index}\nevent: ball\ndata: {"round":"r","called":{"index":${index},"number":7,"at":"${at}"}}\n\n`;
const START = Date.parse("2026-11-26T20:00:00.000Z");

test("a number's spread is told once all readers have it, its lateness from the one before", () => {
  const arrivals = new Arrivals();
  arrivals.take(`event: state\ndata: {}\n\n${ball(1, "2026-11-26T20:00:00.000Z")}`, START + 10);
  arrivals.take(ball(1, "2026-11-26T20:00:00.000Z"), START + 40);
  arrivals.take(ball(2, "2026-11-26T20:00:03.020Z"), START + 3_050);
  expect(arrivals.count).toBe(2);
  expect(arrivals.spread(2)).toEqual([30]);
  expect(arrivals.lateness(3_000)).toEqual([50]);
});
