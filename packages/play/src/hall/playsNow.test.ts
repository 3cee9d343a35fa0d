import { describe, expect, it } from "vitest";
import { purchase, roomRound, roomState } from "../../testing/hallDouble.ts";
import { playsNow } from "./playsNow.ts";

const ROUND = { ...roomRound(1), state: "showing" as const };
const own = purchase(1, ROUND, [7]);

describe("a player in a hall", () => {
  it("plays while numbers are called for plates that they have", () => {
    expect(playsNow({ state: roomState(ROUND, []), purchases: [own] })).toBe(true);
  });

  it("does not play before the draw, in another's round, or with plates that were paid back", () => {
    expect(playsNow({ state: roomState(roomRound(1), []), purchases: [own] })).toBe(false);
    expect(playsNow({ state: roomState(ROUND, []), purchases: [purchase(2, roomRound(2), [7])] })).toBe(
      false,
    );
    const paidBack = { ...own, paidBackAt: own.boughtAt };
    expect(playsNow({ state: roomState(ROUND, []), purchases: [paidBack] })).toBe(false);
  });
});
