import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callsDouble, opened, refusedBy, roundOf, startedRound } from "../../testing/playDouble.ts";
import { PlaySession, type PlayCalls } from "../play-session/index.ts";
import { watchPlay } from "./watchPlay.ts";

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = "visible";

  become(state: DocumentVisibilityState) {
    this.visibilityState = state;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

/** A stream of the edge that a test opens, cuts and writes to. */
class Stream extends EventTarget {
  readyState = 0;
  readonly address: string;

  constructor(address: string) {
    super();
    this.address = address;
  }

  close() {
    this.readyState = 2;
  }

  tell(reason: string) {
    this.dispatchEvent(new MessageEvent("ended", { data: JSON.stringify({ reason }) }));
  }
}

describe("watching a game in play", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function watched({
    comesThrough = true,
    get = (): ReturnType<PlayCalls["get"]> => Promise.resolve(opened()),
  } = {}) {
    const calls = callsDouble({ get });
    // The page's stopwatch stands still, as while a device sleeps.
    const session = new PlaySession(calls, () => 0);
    await session.open();
    const page = new Page();
    const streams: Stream[] = [];
    const serverNow = () => {
      const now = session.shown();
      return now.phase === "open" ? Date.parse(now.moment.serverTime) : undefined;
    };
    const stop = watchPlay(session, serverNow, {
      page,
      openStream(address) {
        const stream = new Stream(address);
        streams.push(stream);
        stream.readyState = comesThrough ? 1 : 2;
        return stream;
      },
    });
    await vi.advanceTimersByTimeAsync(1_500);
    return { calls, session, page, streams, stop };
  }

  it("follows one stream of the edge and asks the gateway nothing meanwhile (games attack 9)", async () => {
    const { calls, streams, stop } = await watched();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(streams.map(({ address }) => address)).toEqual(["/_session/events"]);
    expect(calls.get).not.toHaveBeenCalled();
    stop();
    expect(streams[0]?.readyState).toBe(2);
  });

  it("ends the game when the stream says so, with the gateway's reason (games attack 9)", async () => {
    const { session, streams } = await watched({
      get: () => Promise.reject(refusedBy("restricted", {}, 403)),
    });
    streams[0]?.tell("session-ended");
    await vi.advanceTimersByTimeAsync(0);
    expect(session.shown()).toMatchObject({ phase: "over", reason: "restricted" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(streams).toHaveLength(1);
  });

  it("ends the game with the edge's reason when the gateway says nothing", async () => {
    const { session, streams } = await watched();
    streams[0]?.tell("limit-reached");
    await vi.advanceTimersByTimeAsync(0);
    expect(session.shown()).toMatchObject({ phase: "over", reason: "limit-reached" });
  });

  it("follows a stream again when the game has been opened again", async () => {
    const { session, streams } = await watched();
    streams[0]?.tell("session-ended");
    await vi.advanceTimersByTimeAsync(1_500);
    await session.open();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(streams).toHaveLength(2);
  });

  it("asks often enough for an end to be known within 2 s where no stream comes through, and tries one again", async () => {
    const { calls, streams, stop } = await watched({ comesThrough: false });
    expect(calls.get).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(calls.get).toHaveBeenCalledTimes(11);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(streams).toHaveLength(2);
    stop();
    calls.get.mockClear();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls.get).not.toHaveBeenCalled();
  });

  it("holds no stream while nobody looks, and asks at once when somebody looks again (games attack 10)", async () => {
    const { calls, page, streams, stop } = await watched();
    page.become("hidden");
    expect(streams[0]?.readyState).toBe(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(streams).toHaveLength(1);
    expect(calls.get).not.toHaveBeenCalled();
    page.become("visible");
    expect(calls.get).toHaveBeenCalledOnce();
    expect(streams).toHaveLength(2);
    stop();
  });

  describe("after the device has slept for an hour", () => {
    const sleep = () => vi.setSystemTime(Date.now() + 3_600_000);

    it("learns the time from the server and that the reality check is due, by a stream and an answer of its own (games attack 10)", async () => {
      const { calls, session, streams, stop } = await watched({
        get: () => Promise.resolve(opened({ serverTime: "2026-11-24T21:00:00Z" })),
      });
      sleep();
      await vi.advanceTimersByTimeAsync(1_500);
      expect(calls.get).toHaveBeenCalled();
      // The old one may be open in name alone.
      expect(streams.map(({ readyState }) => readyState)).toEqual([2, 1]);
      await vi.advanceTimersByTimeAsync(1_500);
      expect(session.shown()).toMatchObject({
        moment: { serverTime: "2026-11-24T21:00:00Z" },
        isRealityCheckDue: true,
        balance: { cashOre: 10_000 },
      });
      expect(streams).toHaveLength(2);
      stop();
    });

    it("shows the round that was under way to its end, and then why play is over (games attack 10)", async () => {
      const round = roundOf(1, 700);
      const { calls, session } = await watched({
        get: () => Promise.reject(refusedBy("not-signed-in", { reason: "excluded" }, 401)),
      });
      calls.start.mockResolvedValue(startedRound(round));
      await session.playRound({ stakeOre: 500 });
      sleep();
      await vi.advanceTimersByTimeAsync(1_500);
      expect(session.shown()).toMatchObject({ phase: "open", isShowingRound: true });
      session.presented(round);
      expect(session.shown()).toMatchObject({ phase: "over", reason: "excluded", totals: { winsOre: 700 } });
    });
  });
});
