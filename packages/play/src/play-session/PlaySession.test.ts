import { afterEach, describe, expect, it, vi } from "vitest";
import {
  callsDouble,
  noAnswer,
  opened,
  PLAY_ID,
  refusedBy,
  roundOf,
  startedRound,
} from "../../testing/playDouble.ts";
import type { PlayCalls } from "./playCalls.ts";
import { PlaySession } from "./PlaySession.ts";

const STAKE = { stakeOre: 500 };
const ended = (reason: "other-game" | "session-ended") => ({
  ...{ isOpen: false as const, playId: PLAY_ID, game: "tre-kirsebaer", mode: "real" as const, reason },
  ...{ serverTime: "2026-11-24T20:01:00Z", openedAt: "2026-11-24T20:00:00Z" },
  totals: { rounds: 1, stakesOre: 500, winsOre: 0 },
});

async function open(answers: Partial<PlayCalls> = {}) {
  const calls = callsDouble(answers);
  const session = new PlaySession(calls, () => 0);
  await session.open();
  const shown = () => {
    const now = session.shown();
    return now.phase === "open" ? now : undefined;
  };
  return { calls, session, shown };
}

afterEach(() => void vi.useRealTimers());

describe("a game in play", () => {
  it("takes the stake at once, and counts the win when its round has been presented", async () => {
    const round = roundOf(1, 1_200);
    const { session, shown } = await open({ start: () => Promise.resolve(startedRound(round)) });
    expect(await session.playRound(STAKE)).toEqual({ kind: "round", round });
    expect(shown()).toMatchObject({
      balance: { cashOre: 9_500 },
      totals: { rounds: 1, stakesOre: 500, winsOre: 0 },
      isShowingRound: true,
    });
    session.presented(round);
    expect(shown()).toMatchObject({
      balance: { cashOre: 10_700 },
      totals: { stakesOre: 500, winsOre: 1_200 },
      isShowingRound: false,
    });
  });

  it.each([
    ["whose answer was lost", noAnswer()],
    ["that the edge gave up on", refusedBy("upstream-timeout", {}, 504)],
    ["that is still under way", refusedBy("request-in-progress")],
  ])("sends a start %s again with the same key (games attack 1)", async (_, lost) => {
    vi.useFakeTimers();
    const round = roundOf(1);
    const answers = [lost, lost, startedRound(round)];
    const { calls, session } = await open({
      start: () => {
        const answer = answers.shift();
        return answer instanceof Error
          ? Promise.reject(answer)
          : Promise.resolve(answer ?? startedRound(round));
      },
    });
    const played = session.playRound(STAKE);
    await vi.runAllTimersAsync();
    expect(await played).toEqual({ kind: "round", round });
    expect(new Set(calls.start.mock.calls.map(([, , key]) => key)).size).toBe(1);
    expect(calls.start).toHaveBeenCalledTimes(3);
  });

  it("finds a round that was played although no answer ever came", async () => {
    vi.useFakeTimers();
    const round = roundOf(1, 700);
    const { session, shown } = await open({
      start: () => Promise.reject(noAnswer()),
      get: () => Promise.resolve(opened({ unfinished: round })),
    });
    const played = session.playRound(STAKE);
    await vi.runAllTimersAsync();
    expect(await played).toEqual({ kind: "round", round });
    expect(shown()?.isShowingRound).toBe(true);
  });

  it("says that nobody answered when no round was played", async () => {
    vi.useFakeTimers();
    const { session, shown } = await open({
      start: () => Promise.reject(noAnswer()),
      get: () => Promise.resolve(opened({ lastRound: null })),
    });
    const played = session.playRound(STAKE);
    await vi.runAllTimersAsync();
    expect(await played).toEqual({ kind: "refused", reason: "no-answer" });
    expect(shown()?.isShowingRound).toBe(false);
  });

  it("takes one press at a time", async () => {
    const { calls, session } = await open({ start: () => new Promise(() => {}) });
    void session.playRound(STAKE);
    expect(await session.playRound(STAKE)).toMatchObject({ kind: "refused" });
    expect(calls.start).toHaveBeenCalledOnce();
  });

  it("joins the round that another tab is showing", async () => {
    const running = roundOf(7);
    const { session, shown } = await open({
      start: () => Promise.reject(refusedBy("too-early", { retryAfterMs: 900, running: running.id })),
      round: () => Promise.resolve(running),
    });
    expect(await session.playRound(STAKE)).toEqual({ kind: "refused", reason: "too-early", running });
    expect(shown()?.isShowingRound).toBe(true);
  });

  it("begins with the round that a reload interrupted, and asks for its win once it has been shown (games attack 13)", async () => {
    const round = roundOf(3, 900);
    const balance = { cashOre: 10_900, bonusOre: 0, version: 5 };
    const { session, shown } = await open({
      open: () => Promise.resolve(opened({ unfinished: round })),
      get: () => Promise.resolve(opened({ balance, lastRound: round })),
    });
    expect(shown()).toMatchObject({ isShowingRound: true, balance: { cashOre: 10_000 } });
    session.presented(round);
    await vi.waitFor(() => expect(shown()?.balance).toEqual(balance));
  });

  it("shows no balance that is older than the one on the screen", async () => {
    const round = roundOf(1);
    const { session, shown } = await open({
      start: () => Promise.resolve(startedRound(round)),
      get: () => Promise.resolve(opened()),
    });
    await session.playRound(STAKE);
    session.presented(round);
    await session.refresh();
    expect(shown()?.balance).toMatchObject({ cashOre: 9_500, version: 3 });
  });

  it("is over when another device opens another game, and says so", async () => {
    const { session } = await open({ get: () => Promise.resolve(ended("other-game")) });
    await session.refresh();
    expect(session.shown()).toMatchObject({ phase: "over", reason: "other-game" });
  });

  it("shows a round to its end before it says why play is over (games attack 9)", async () => {
    const round = roundOf(1, 700);
    const { session, shown } = await open({
      start: () => Promise.resolve(startedRound(round)),
      get: () => Promise.resolve(ended("session-ended")),
    });
    await session.playRound(STAKE);
    await session.refresh();
    expect(shown()?.isShowingRound).toBe(true);
    session.presented(round);
    expect(session.shown()).toMatchObject({
      phase: "over",
      reason: "session-ended",
      totals: { winsOre: 700 },
    });
  });

  it("that is opened again after its end goes on after its next round", async () => {
    const round = roundOf(1);
    const { session, shown } = await open({
      start: () => Promise.resolve(startedRound(round)),
      get: () => Promise.resolve(ended("other-game")),
    });
    await session.refresh();
    await session.open();
    await session.playRound(STAKE);
    session.presented(round);
    expect(shown()).toMatchObject({ phase: "open", isShowingRound: false });
  });

  it.each([
    ["restricted", {}, "restricted"],
    ["limit-reached", {}, "limit-reached"],
    ["session-ended", { reason: "other-game" }, "other-game"],
    ["not-signed-in", {}, "session-ended"],
    ["game-closed", {}, "game-closed"],
  ])("is over when a round is refused by %s %j (games attack 9)", async (code, details, reason) => {
    const { session } = await open({ start: () => Promise.reject(refusedBy(code, details)) });
    await session.playRound(STAKE);
    expect(session.shown()).toMatchObject({ phase: "over", reason });
  });

  it.each(["insufficient-funds", "stake-not-allowed"])(
    "goes on after a round is refused by %s",
    async (code) => {
      const { session, shown } = await open({ start: () => Promise.reject(refusedBy(code)) });
      expect(await session.playRound(STAKE)).toEqual({ kind: "refused", reason: code });
      expect(shown()?.isShowingRound).toBe(false);
    },
  );

  it("is over for a session that was ended elsewhere", async () => {
    const { session } = await open({ get: () => Promise.reject(refusedBy("not-signed-in", {}, 401)) });
    await session.refresh();
    expect(session.shown()).toMatchObject({ phase: "over", reason: "session-ended" });
  });

  it.each(["break", "excluded", "ended-elsewhere"])(
    "says why the session is over, as the gateway tells whoever holds its cookie: %s (games attack 9)",
    async (reason) => {
      const { session } = await open({
        get: () => Promise.reject(refusedBy("not-signed-in", { reason }, 401)),
      });
      await session.refresh();
      expect(session.shown()).toMatchObject({ phase: "over", reason });
    },
  );

  it("says what the stream says where this browser has no cookie any more (games attack 9)", async () => {
    const { session } = await open({ get: () => Promise.reject(refusedBy("not-signed-in", {}, 401)) });
    await session.endedBy({ reason: "break" });
    expect(session.shown()).toMatchObject({ phase: "over", reason: "break" });
  });

  it("stays as it is while nobody answers", async () => {
    const { session, shown } = await open({ get: () => Promise.reject(noAnswer()) });
    const before = shown();
    await session.refresh();
    expect(shown()).toBe(before);
  });

  it("asks to look at the time when it is due, not during a round, and goes on after that (games attack 10)", async () => {
    const due = Date.parse("2026-11-24T20:30:00Z");
    const round = roundOf(1);
    const { session, shown } = await open({
      start: () => Promise.resolve(startedRound(round)),
      get: () => Promise.resolve(opened({ balance: { cashOre: 9_500, bonusOre: 0, version: 4 } })),
      acknowledge: () => Promise.resolve(opened()),
    });
    session.checkReality(due - 1);
    await session.playRound(STAKE);
    session.checkReality(due);
    expect(shown()?.isRealityCheckDue).toBe(false);
    session.presented(round);
    session.checkReality(due);
    await vi.waitFor(() => expect(shown()?.isRealityCheckDue).toBe(true));
    await session.acknowledge();
    expect(shown()?.isRealityCheckDue).toBe(false);
  });

  it("comes as often as the player chooses, and as before when nobody answers", async () => {
    const { realityCheck } = opened();
    let isReachable = true;
    const { session, shown } = await open({
      chooseInterval: (_, everyMinutes) =>
        isReachable
          ? Promise.resolve({ ...opened(), realityCheck: realityCheck && { ...realityCheck, everyMinutes } })
          : Promise.reject(noAnswer()),
    });
    await session.chooseInterval(15);
    expect(shown()?.realityCheck?.everyMinutes).toBe(15);
    isReachable = false;
    await session.chooseInterval(10);
    expect(shown()?.realityCheck?.everyMinutes).toBe(15);
  });

  it("asks also when the gateway refuses a round for it (games attack 10)", async () => {
    const { session, shown } = await open({
      start: () => Promise.reject(refusedBy("reality-check-due", { dueAt: "2026-11-24T20:30:00Z" })),
      get: () => Promise.resolve(opened()),
    });
    expect(await session.playRound(STAKE)).toEqual({ kind: "refused", reason: "reality-check-due" });
    expect(shown()?.isRealityCheckDue).toBe(true);
  });
});

describe("a game that does not open", () => {
  it.each([
    ["restricted", "restricted"],
    ["limit-reached", "limit-reached"],
    ["limits-not-set", "limits-not-set"],
    ["unknown-game", "game-closed"],
    ["not-signed-in", "session-ended"],
    ["of-a-later-gateway", "no-answer"],
  ])("because of %s says %s", async (code, reason) => {
    const { session } = await open({ open: () => Promise.reject(refusedBy(code)) });
    expect(session.shown()).toEqual({ phase: "failed", reason });
  });

  it("can be opened again once somebody answers", async () => {
    const answers = [Promise.reject(noAnswer()), Promise.resolve(opened())];
    const { session } = await open({ open: () => answers.shift() ?? Promise.resolve(opened()) });
    expect(session.shown()).toEqual({ phase: "failed", reason: "no-answer" });
    await session.open();
    expect(session.shown().phase).toBe("open");
  });
});
