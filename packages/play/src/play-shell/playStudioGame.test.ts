import type { PlayState } from "@spilhus/contracts/play";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callsDouble, opened, refusedBy, STUDIO_TABLE } from "../../testing/playDouble.ts";
import { type PlayCalls, PlaySession } from "../play-session/index.ts";
import { LAST_ROUND_MS, LAST_WORD_MS, LONGEST_ROUND_MS, playStudioGame } from "./playStudioGame.ts";

const TOKEN = "t".repeat(43);
const ORIGIN = "https://spil.saltvej.example";

const stateOf = (cashOre: number, version: number, rounds = 0, stakesOre = 0): PlayState =>
  opened({
    game: STUDIO_TABLE.id,
    table: STUDIO_TABLE,
    balance: { cashOre, bonusOre: 0, version },
    totals: { rounds, stakesOre, winsOre: 0 },
  });

/** A studio's game in play, and the game as a test plays it. */
async function inPlay(answers: Partial<PlayCalls> = {}) {
  const calls = callsDouble({
    open: () => Promise.resolve({ ...stateOf(10_000, 1), closed: null }),
    get: () => Promise.resolve(stateOf(10_000, 1)),
    studioToken: () => Promise.resolve({ token: TOKEN, validUntil: "2026-11-24T20:01:00Z" }),
    ...answers,
  });
  const session = new PlaySession(calls, () => 0);
  await session.open();
  const page = new EventTarget();
  const said: Record<string, unknown>[] = [];
  let port: MessagePort | undefined;
  const frame = {
    postMessage: (text: string, _: string, [given]: [MessagePort]) => {
      said.push(JSON.parse(text) as Record<string, unknown>);
      port = given;
      given.addEventListener("message", ({ data }) => said.push(JSON.parse(String(data))));
      given.start();
    },
  };
  const told = { onOpen: vi.fn(), onFullScreen: vi.fn(), onClosed: vi.fn(), onTrouble: vi.fn() };
  const controls = playStudioGame({
    // A window's listeners get its own events; those of a test are all of "message".
    page: page as Window,
    frame: () => frame as unknown as Window,
    ...{ session, table: STUDIO_TABLE, locale: "da", reducedMotion: true },
    ...told,
  });
  const ready = () => {
    const event = new Event("message");
    const data = '{"v":1,"type":"ready","protocol":1,"capabilities":[]}';
    page.dispatchEvent(Object.assign(event, { data, source: frame, origin: ORIGIN }));
  };
  const say = (message: Readonly<Record<string, unknown>>) =>
    port?.postMessage(JSON.stringify({ v: 1, ...message }));
  const begin = async () => {
    ready();
    await vi.waitFor(() => expect(said.map(({ type }) => type)).toEqual(["init", "balance"]));
  };
  const shown = () => {
    const now = session.shown();
    return now.phase === "open" ? now : undefined;
  };
  return { calls, session, said, controls, ready, say, begin, shown, ...told };
}

describe("a studio's game in play", () => {
  beforeEach(
    () => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] }),
  );
  afterEach(() => void vi.useRealTimers());
  /** Until what was said has arrived. */
  const arrived = (check: () => void) => vi.waitFor(check, { interval: 5 });

  it("begins with a token of its own and with the balance, and is told how to play", async () => {
    const { begin, said, controls } = await inPlay();
    await begin();
    expect(said).toEqual([
      {
        ...{ v: 1, type: "init", locale: "da", currency: "DKK", mode: "real", token: TOKEN },
        ...{ leastStakeOre: 100, mostStakeOre: 20_000, minRoundMs: 5_000 },
        ...{ autoplay: "never", turbo: "never", celebrateAbove: "stake", reducedMotion: true, sound: false },
      },
      { v: 1, type: "balance", ore: 10_000, seq: 1 },
    ]);
    controls.end();
  });

  it("keeps its figures still during a round, and reads what was booked after it (games attack 3)", async () => {
    let now = stateOf(9_900, 2, 1, 100);
    const { begin, say, shown, said, session, controls } = await inPlay({ get: () => Promise.resolve(now) });
    await begin();
    say({ type: "round-started", roundId: "r-1" });
    await arrived(() => expect(shown()?.isShowingRound).toBe(true));
    await session.refresh();
    expect(shown()?.balance.cashOre).toBe(10_000);
    now = stateOf(10_400, 3, 1, 100);
    // What the game says of its win is not even read.
    say({ type: "round-ended", roundId: "r-1", win: 1_000_000_000 });
    await arrived(() => expect(said.at(-1)).toEqual({ v: 1, type: "balance", ore: 10_400, seq: 3 }));
    expect(shown()).toMatchObject({ isShowingRound: false, balance: { cashOre: 10_400 }, lastStakeOre: 100 });
    controls.end();
  });

  it("takes a round that never ends for over after a while", async () => {
    const { begin, say, shown, controls } = await inPlay();
    await begin();
    say({ type: "round-started", roundId: "r-1" });
    await arrived(() => expect(shown()?.isShowingRound).toBe(true));
    vi.advanceTimersByTime(LONGEST_ROUND_MS);
    expect(shown()?.isShowingRound).toBe(false);
    controls.end();
  });

  it("is paused for the reality check, goes on after it, and is told so when it connects later", async () => {
    const { begin, ready, said, controls } = await inPlay();
    await begin();
    controls.pause("reality-check");
    controls.pause("reality-check");
    controls.pause(undefined);
    await arrived(() => expect(said).toHaveLength(4));
    expect(said.slice(2)).toEqual([
      { v: 1, type: "pause", reason: "reality-check" },
      { v: 1, type: "resume" },
    ]);
    controls.end();
    const late = await inPlay();
    late.controls.pause("page");
    late.ready();
    await arrived(() => expect(late.said.at(-1)).toEqual({ v: 1, type: "pause", reason: "page" }));
    late.controls.end();
    ready();
  });

  it("is told to stop at once, and gone a moment later (games attack 9)", async () => {
    const { begin, said, session, controls } = await inPlay({
      get: () => Promise.reject(refusedBy("restricted")),
    });
    await begin();
    await session.endedBy({ reason: "restricted" });
    await arrived(() =>
      expect(said.at(-1)).toEqual({ v: 1, type: "stop", reason: "restricted", finishRound: false }),
    );
    expect(session.shown().phase).toBe("open");
    vi.advanceTimersByTime(LAST_WORD_MS);
    expect(session.shown()).toMatchObject({ phase: "over", reason: "restricted" });
    controls.end();
  });

  it("shows a round that was begun to its end when play is over, and no longer than five seconds (games attack 9)", async () => {
    const get = () => Promise.reject(refusedBy("not-signed-in", {}, 401));
    const { begin, say, said, shown, session, controls } = await inPlay({ get });
    await begin();
    say({ type: "round-started", roundId: "r-1" });
    await arrived(() => expect(shown()?.isShowingRound).toBe(true));
    await session.endedBy({ reason: "break" });
    await arrived(() =>
      expect(said.at(-1)).toEqual({ v: 1, type: "stop", reason: "session-ended", finishRound: true }),
    );
    // Looking for what was said has moved the time a little.
    vi.advanceTimersByTime(LAST_ROUND_MS - 1_000);
    expect(shown()?.ending).toEqual({ reason: "break" });
    vi.advanceTimersByTime(1_000);
    expect(session.shown().phase).toBe("over");
    controls.end();
  });

  it("leads where the game asks to, fills the screen, and ends with it", async () => {
    const { begin, say, onOpen, onFullScreen, onClosed, onTrouble, controls } = await inPlay();
    await begin();
    say({ type: "open", place: "limits" });
    say({ type: "open", place: "https://evil.example" });
    say({ type: "fullscreen-asked" });
    say({ type: "closed" });
    await arrived(() => expect(onClosed).toHaveBeenCalledOnce());
    expect(onOpen.mock.calls).toEqual([["limits"]]);
    expect(onFullScreen).toHaveBeenCalledOnce();
    expect(onTrouble).not.toHaveBeenCalled();
    controls.end();
  });

  it("is given up when there is no token, when it fails, and when it floods (games attack 3)", async () => {
    const refused = await inPlay({ studioToken: () => Promise.reject(refusedBy("session-ended")) });
    refused.ready();
    await arrived(() => expect(refused.onTrouble).toHaveBeenCalledOnce());
    const failing = await inPlay();
    await failing.begin();
    failing.say({ type: "error", code: "no-webgl", fatal: true });
    await arrived(() => expect(failing.onTrouble).toHaveBeenCalledOnce());
    const flooding = await inPlay();
    await flooding.begin();
    for (let sent = 0; sent < 1_000; sent += 1) flooding.say({ type: "balance-asked" });
    await arrived(() => expect(flooding.onTrouble).toHaveBeenCalledOnce());
    expect(flooding.calls.get.mock.calls.length).toBeLessThanOrEqual(20);
    for (const one of [refused, failing, flooding]) one.controls.end();
  });
});
