import { exactReturn, type LineSlot, toNumber } from "@spilhus/game-math";
import { HOUSE_SLOTS } from "@spilhus/game-math/games";
import { expect, it } from "vitest";
import { secureSource } from "./secureSource.ts";
import { stripsOf } from "./stripsOf.ts";

it("strips of another return are found by command, and their exact return is the one asked for", () => {
  const [first = "", ...lines] = stripsOf({ slot: "tre-kirsebaer", rtpPercent: 93.5 }, secureSource);
  const strips = lines.flatMap((line) => /^reel\("(.+)"\),$/.exec(line)?.[1]?.split(" ") ?? []);
  const slot = HOUSE_SLOTS.find((one): one is LineSlot => one.id === "tre-kirsebaer" && one.kind === "lines");
  if (!slot) throw new Error("The slot is gone.");
  const reels = lines.slice(0, slot.strips.length).map((line) => /"(.+)"/.exec(line)?.[1]?.split(" ") ?? []);
  const rtp = toNumber(exactReturn({ ...slot, strips: reels }).total);
  expect(Math.abs(100 * rtp - 93.5)).toBeLessThanOrEqual(0.005);
  expect(first).toContain(`tre-kirsebaer: ${(100 * rtp).toFixed(4)} %`);
  expect(strips).toHaveLength(slot.strips.flat().length);
});

it("a game without lines is refused by name", () => {
  expect(() => stripsOf({ slot: "ferskenfald", rtpPercent: 95 }, secureSource)).toThrow('not "ferskenfald"');
});
