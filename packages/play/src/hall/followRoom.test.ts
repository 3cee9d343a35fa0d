import type { RoomEvent } from "@spilhus/contracts/bingo";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { roomRound, roomState } from "../../testing/hallDouble.ts";
import { followRoom } from "./followRoom.ts";

const STATE = roomState(roomRound(1), []);
const CLOSED = 2;

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = "visible";
}

class Stream extends EventTarget {
  readyState = 0;
  close() {
    this.readyState = CLOSED;
  }
  say(name: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
  fail(isRefused = false) {
    if (isRefused) this.readyState = CLOSED;
    this.dispatchEvent(new Event("error"));
  }
}

function followed() {
  const page = new Page();
  const streams: Stream[] = [];
  const events: RoomEvent[] = [];
  const ends: string[] = [];
  const cuts: boolean[] = [];
  const readState = vi.fn(() => Promise.resolve(STATE));
  const stop = followRoom(
    "havnepavillonen",
    readState,
    {
      onEvent: (event) => events.push(event),
      onEnd: ({ reason }) => ends.push(reason),
      onCutOff: (isCutOff) => cuts.push(isCutOff),
    },
    {
      page,
      openStream: () => {
        const stream = new Stream();
        streams.push(stream);
        // Of an event source the follower uses what the double has.
        return stream as unknown as EventSource;
      },
    },
  );
  const last = () => {
    const stream = streams.at(-1);
    if (!stream) throw new Error("No stream was opened.");
    return stream;
  };
  return { page, streams, events, ends, cuts, readState, stop, last };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("following a room", () => {
  it("hears the stream and reads no state beside it", async () => {
    const { events, readState, last, stop } = followed();
    last().say("state", STATE);
    last().say("sale", { round: STATE.live?.round.id, players: 3, plates: 9, prizes: [] });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(events.map(({ name }) => name)).toEqual(["state", "sale"]);
    expect(readState).not.toHaveBeenCalled();
    stop();
  });

  it("reads the state while the stream is cut off, until it says something again (games attack 13)", async () => {
    const { events, readState, last, stop } = followed();
    last().say("state", STATE);
    last().fail();
    await vi.advanceTimersByTimeAsync(4_100);
    expect(readState).toHaveBeenCalledTimes(3);
    expect(events.map(({ name }) => name)).toEqual(["state", "state", "state", "state"]);
    last().dispatchEvent(new Event("open"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(readState).toHaveBeenCalledTimes(3);
    stop();
  });

  it("tells that nothing comes through when the state cannot be read either, and that something does again (games attack 13)", async () => {
    const { cuts, readState, last, stop } = followed();
    last().say("state", STATE);
    readState.mockRejectedValueOnce(new Error("offline"));
    last().fail();
    // A single read without an answer is nothing to tell of.
    await vi.advanceTimersByTimeAsync(2_100);
    expect(cuts).toEqual([]);
    readState.mockRejectedValue(new Error("offline"));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(cuts).toEqual([true]);
    last().dispatchEvent(new Event("open"));
    expect(cuts).toEqual([true, false]);
    last().fail();
    await vi.advanceTimersByTimeAsync(4_100);
    expect(cuts).toEqual([true, false, true]);
    readState.mockResolvedValue(STATE);
    await vi.advanceTimersByTimeAsync(2_100);
    expect(cuts).toEqual([true, false, true, false]);
    stop();
  });

  it("tells that nothing comes through when the numbers stop without a word, and opens a new stream (games attack 13)", async () => {
    const { cuts, events, streams, readState, last, stop } = followed();
    const live = STATE.live;
    if (!live) throw new Error("The double has no round.");
    const showing = { ...STATE, live: { ...live, round: { ...live.round, state: "showing" as const } } };
    // As on a phone that leaves the network: nothing fails, and nothing is answered.
    readState.mockReturnValue(new Promise<never>(() => undefined));
    last().say("state", showing);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(streams).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(streams.map(({ readyState }) => readyState)).toEqual([CLOSED, 0]);
    expect(cuts).toEqual([true]);
    last().say("state", showing);
    expect(cuts).toEqual([true, false]);
    expect(events.map(({ name }) => name)).toEqual(["state", "state"]);
    // Between rounds a hall may be silent for minutes.
    last().say("finished", { round: live.round.id, order: [1], salt: "a" });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(streams).toHaveLength(2);
    stop();
  });

  it("reads the state when a stream says nothing, as behind a proxy that holds it back (games attack 13)", async () => {
    const { readState, last, stop } = followed();
    last().dispatchEvent(new Event("open"));
    await vi.advanceTimersByTimeAsync(5_100);
    expect(readState).toHaveBeenCalledOnce();
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(readState).toHaveBeenCalledOnce();
  });

  it("tries a stream that was refused again, later", async () => {
    const { streams, last, stop } = followed();
    last().fail(true);
    await vi.advanceTimersByTimeAsync(14_000);
    expect(streams).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(streams).toHaveLength(2);
    stop();
  });

  it("gives its connection back while nobody looks", async () => {
    const { page, streams, readState, last, stop } = followed();
    page.visibilityState = "hidden";
    page.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(last().readyState).toBe(CLOSED);
    expect(readState).not.toHaveBeenCalled();
    page.visibilityState = "visible";
    page.dispatchEvent(new Event("visibilitychange"));
    expect(streams).toHaveLength(2);
    stop();
  });

  it("begins anew with the state when the device has slept for an hour, once (games attack 10)", async () => {
    const { events, streams, last, stop } = followed();
    last().say("state", STATE);
    vi.setSystemTime(Date.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(streams.map(({ readyState }) => readyState)).toEqual([CLOSED, 0]);
    last().say("state", STATE);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(streams).toHaveLength(2);
    expect(events.map(({ name }) => name)).toEqual(["state", "state"]);
    stop();
    vi.setSystemTime(Date.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(streams).toHaveLength(2);
  });

  it("ends with the player's session, and opens nothing again (games attack 9)", async () => {
    const { ends, streams, readState, last } = followed();
    last().say("ended", { reason: "restricted" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ends).toEqual(["restricted"]);
    expect(streams).toHaveLength(1);
    expect(readState).not.toHaveBeenCalled();
  });
});
