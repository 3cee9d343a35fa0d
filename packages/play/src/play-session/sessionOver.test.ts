import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callsDouble, refusedBy } from "../../testing/playDouble.ts";
import type { PlayCalls } from "./playCalls.ts";
import { PlaySession } from "./PlaySession.ts";

const UNTIL = "2026-11-27T12:00:00Z";
const STAKE = { stakeOre: 500 };

async function open(answers: Partial<PlayCalls>) {
  const session = new PlaySession(callsDouble(answers), () => 0);
  await session.open();
  return session;
}

describe("a game whose player's session is over", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("waits for the stream's word where the gateway only says that the session is over (games attack 9)", async () => {
    const session = await open({
      get: () => Promise.reject(refusedBy("not-signed-in", {}, 401)),
      start: () => Promise.reject(refusedBy("not-signed-in", {}, 401)),
    });
    session.hearEdge(() => true);
    await session.refresh();
    await session.playRound(STAKE);
    expect(session.shown().phase).toBe("open");
    await session.endedBy({ reason: "break", until: UNTIL });
    expect(session.shown()).toMatchObject({ phase: "over", reason: "break", until: UNTIL });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.shown()).toMatchObject({ reason: "break" });
  });

  it("says what the stream has said, whichever answer that only says that the session is over comes first (games attack 9)", async () => {
    const answers: ((error: Error) => void)[] = [];
    const session = await open({ get: () => new Promise((_, refuse) => void answers.push(refuse)) });
    let isOpen = true;
    session.hearEdge(() => isOpen);
    const asked = session.refresh();
    const told = session.endedBy({ reason: "break", until: UNTIL });
    // A page closes a stream that has said its last word.
    isOpen = false;
    for (const refuse of answers) refuse(refusedBy("not-signed-in", {}, 401));
    await Promise.all([asked, told]);
    expect(session.shown()).toMatchObject({ phase: "over", reason: "break", until: UNTIL });
  });

  it("is over without the stream's word when none comes within three seconds (games attack 9)", async () => {
    const session = await open({ get: () => Promise.reject(refusedBy("not-signed-in", {}, 401)) });
    session.hearEdge(() => true);
    await session.refresh();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(session.shown().phase).toBe("open");
    await vi.advanceTimersByTimeAsync(1);
    expect(session.shown()).toMatchObject({ phase: "over", reason: "session-ended" });
  });

  it.each([
    ["not-signed-in", { reason: "break", until: UNTIL }, { reason: "break", until: UNTIL }],
    ["not-signed-in", { reason: "excluded" }, { reason: "excluded" }],
    ["restricted", { reason: "cooldown", until: UNTIL }, { reason: "break", until: UNTIL }],
    ["restricted", { reason: "reached-play-limits", until: null }, { reason: "limit-reached" }],
  ])(
    "does not open after %s %j and says why, and until when (R4.01, games attack 9)",
    async (code, details, told) => {
      const session = await open({ open: () => Promise.reject(refusedBy(code, details)) });
      expect(session.shown()).toEqual({ phase: "failed", ...told });
    },
  );
});
