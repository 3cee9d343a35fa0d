import { createHash } from "node:crypto";
import type { Draw } from "@spilhus/contracts/bingo";
import { commitmentOf, platesRootOf } from "@spilhus/game-math";
import { describe, expect, it } from "vitest";
import { verifyDraw } from "./verifyDraw.ts";

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash("sha256").update(bytes).digest());
const ROUND = "0b7c0a34-3f0f-4f3e-9c55-7b8f0a4f6d11";
const ORDER = Array.from({ length: 90 }, (_, place) => ((place * 7) % 90) + 1);
const SALT = "ab".repeat(32);

/** A draw as the gateway commits to it. */
async function draw(changes: Partial<Draw> = {}): Promise<Draw> {
  const plates = [3, 17, 42];
  const platesRoot = await platesRootOf(plates, sha256);
  const commitment = await commitmentOf({ round: ROUND, platesRoot, order: ORDER, salt: SALT }, sha256);
  return {
    ...{ round: ROUND, room: "salen", startsAt: "2026-11-24T20:00:00Z", plate: "3x9-90", state: "finished" },
    ...{ commitment, plates, platesRoot, order: ORDER, salt: SALT, won: [], winners: [] },
    ...changes,
  };
}

describe("the check of a draw", () => {
  it("finds the commitment again that was told before the first number", async () => {
    expect(await verifyDraw(await draw())).toBe("same");
  });

  it.each([
    ["another order", { order: ORDER.toReversed() }],
    ["a plate more", { plates: [3, 17, 42, 43] }],
    ["another salt", { salt: "cd".repeat(32) }],
  ])("finds %s", async (_, changes) => {
    expect(await verifyDraw(await draw(changes))).toBe("differs");
  });

  it("waits for the end of the round", async () => {
    expect(await verifyDraw(await draw({ order: null, salt: null }))).toBe("not-yet");
  });
});
