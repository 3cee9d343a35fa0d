import type { LiveRound, RoomEvent, RoomRound } from "@spilhus/contracts/bingo";
import { describe, expect, it } from "vitest";
import { roomRound, roomState } from "../../testing/hallDouble.ts";
import { applyRoomEvent, type KnownRoom } from "./applyRoomEvent.ts";

const FIRST = roomRound(1);
const SECOND = roomRound(2);
const known = (state = roomState(FIRST, [SECOND])): KnownRoom => ({
  state,
  last: undefined,
  lateSince: undefined,
});
const after = (...events: RoomEvent[]) => events.reduce(applyRoomEvent, known());
const live = ({ state }: KnownRoom): LiveRound => {
  if (!state.live) throw new Error("No round is live.");
  return state.live;
};
const ball = (index: number, number: number, round: RoomRound = FIRST): RoomEvent => ({
  name: "ball",
  data: { round: round.id, called: { index, number, at: "2026-11-24T20:00:05Z" } },
});
const closed: RoomEvent = {
  name: "closed",
  data: { round: FIRST.id, commitment: "ab", players: 3, plates: 9, prizes: FIRST.prizes },
};
const finished: RoomEvent = { name: "finished", data: { round: FIRST.id, order: [1, 2], salt: "cd" } };

describe("what a page knows of a room", () => {
  it("follows a round from its sale to its last number", () => {
    const sold = after({
      name: "sale",
      data: { round: FIRST.id, players: 3, plates: 9, prizes: FIRST.prizes },
    });
    expect(live(sold).round).toMatchObject({ players: 3, plates: 9, state: "selling" });
    const drawn = applyRoomEvent(sold, closed);
    expect(live(drawn)).toMatchObject({ commitment: "ab", round: { state: "drawn" } });
    const called = [ball(1, 42), ball(2, 17)].reduce(applyRoomEvent, drawn);
    expect(live(called).called.map(({ number }) => number)).toEqual([42, 17]);
    expect(live(called).round.state).toBe("showing");
    expect(live(applyRoomEvent(called, finished)).round.state).toBe("finished");
  });

  it("hears a number and a win twice and knows them once", () => {
    const won: RoomEvent = {
      name: "won",
      data: { round: FIRST.id, won: { pattern: "one-row", index: 2, plates: [7], eachOre: 500 } },
    };
    const heard = after(closed, ball(1, 42), ball(1, 42), won, won);
    expect(live(heard).called).toHaveLength(1);
    expect(live(heard).won).toHaveLength(1);
  });

  it("keeps the round that ended when the next one comes", () => {
    const next = after(closed, ball(1, 42), finished, { name: "round", data: SECOND });
    expect(live(next).round.id).toBe(SECOND.id);
    expect(next.last?.round).toMatchObject({ id: FIRST.id, state: "finished" });
    expect(next.state.next).toEqual([]);
  });

  it("puts a round that is announced early behind the live one", () => {
    const third = roomRound(3);
    const early = after({ name: "round", data: third }, { name: "round", data: FIRST });
    expect(live(early).round.id).toBe(FIRST.id);
    expect(early.state.next.map(({ id }) => id)).toEqual([SECOND.id, third.id]);
  });

  it("tells that a number is late until it comes", () => {
    const late = after(closed, ball(1, 42), {
      name: "pause",
      data: { round: FIRST.id, since: "2026-11-24T20:00:30Z" },
    });
    expect(late.lateSince).toBe("2026-11-24T20:00:30Z");
    expect(applyRoomEvent(late, ball(2, 3)).lateSince).toBeUndefined();
  });

  it("begins anew with a state, and does not lose the round that ended meanwhile", () => {
    const other = after(closed, { name: "state", data: roomState(SECOND, []) });
    expect(live(other).round.id).toBe(SECOND.id);
    expect(other.last?.round.id).toBe(FIRST.id);
  });

  it("is not changed by a round that it does not know", () => {
    const before = known();
    expect(applyRoomEvent(before, ball(1, 42, roomRound(9)))).toBe(before);
  });
});
