import type { RoomRound } from "@spilhus/contracts/bingo";
import { describe, expect, it } from "vitest";
import { buyersNow, wantedIn } from "./sale.ts";

const NOW = Date.parse("2026-11-25T19:00:00Z");
const inSeconds = (seconds: number) => new Date(NOW + seconds * 1_000).toISOString();
/** Needs 20 plates of two players, who may have 6 each; nobody has any, and no spare ones are wanted. */
const round = (fields: Partial<RoomRound> = {}): RoomRound => ({
  id: "00000000-0000-4000-8000-000000000000",
  room: "storstuen",
  state: "selling",
  saleOpensAt: inSeconds(-1_500),
  startsAt: inSeconds(300),
  platePriceOre: 1_000,
  mostPlates: 6,
  players: 0,
  plates: 0,
  leastPlates: 20,
  leastPlayers: 2,
  prizes: [],
  ...fields,
});

describe("what the crowd wants in a round", () => {
  it("is as many plates as it needs, in as many hands as the room's cap asks for, before the sale ends", () => {
    expect(wantedIn(round(), NOW)).toEqual({ hands: 4, plates: 5, by: NOW + 280_000 });
    expect(wantedIn(round({ mostPlates: 18 }), NOW)).toMatchObject({ hands: 3, plates: 7 });
  });

  it("is what others have not bought", () => {
    expect(wantedIn(round({ plates: 13, players: 3 }), NOW)).toMatchObject({ hands: 2, plates: 4 });
    expect(wantedIn(round({ plates: 20, players: 1 }), NOW)).toMatchObject({ hands: 2, plates: 1 });
    expect(wantedIn(round({ plates: 20, players: 3 }), NOW)).toBeUndefined();
  });

  it("is a few plates more in one round than in another", () => {
    const id = "00080000-0000-4000-8000-000000000000";
    expect(wantedIn(round({ id, mostPlates: 28 }), NOW)).toMatchObject({ hands: 3, plates: 10 });
  });

  it.each([
    ["that is not on sale", round({ state: "showing" })],
    ["that is further away than eight minutes", round({ startsAt: inSeconds(481) })],
    ["that begins at once", round({ startsAt: inSeconds(2) })],
  ])("is nothing in a round %s", (_, other) => {
    expect(wantedIn(other, NOW)).toBeUndefined();
  });
});

describe("how many buy now", () => {
  const wanted = { hands: 4, plates: 5, by: NOW + 80_000 };

  it("is a share by the time that is left", () => {
    expect(buyersNow(wanted, NOW, 8_000, 0.5)).toBe(0);
    expect(buyersNow(wanted, NOW, 8_000, 0.7)).toBe(1);
    expect(buyersNow(wanted, NOW, 40_000, 0)).toBe(2);
  });

  it("is all of them once no time is left", () => {
    expect(buyersNow(wanted, NOW + 75_000, 8_000, 0)).toBe(4);
    expect(buyersNow(wanted, NOW + 99_000, 8_000, 0.9)).toBe(4);
  });
});
