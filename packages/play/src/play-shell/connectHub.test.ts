import { createGameEngine, createGameHub } from "@spilhus/game-api";

import { describe, expect, it, vi } from "vitest";
import { callsDouble, noAnswer, opened, PLAY_ID } from "../../testing/playDouble.ts";
import { PlaySession, type PlayCalls } from "../play-session/index.ts";
import { connectHub } from "./connectHub.ts";

const CHERRIES = { game: "tre-kirsebaer", mode: "real" } as const;

function page(answers: Partial<PlayCalls> = {}) {
  const window = new EventTarget();
  const hub = createGameHub();
  const heard: [string, unknown][] = [];
  for (const name of ["playgame-start-game", "playgame-connected", "playgame-disconnected"]) {
    // Every event of play is a CustomEvent.
    window.addEventListener(name, (event) => heard.push([name, (event as CustomEvent<unknown>).detail]));
  }
  hub.attach(createGameEngine(window));
  const calls = callsDouble(answers);
  const session = new PlaySession(calls);
  const onPause = vi.fn();
  const leave = connectHub({ hub, page: window, session, game: CHERRIES, onPause });
  return { hub, heard, session, calls, onPause, leave };
}

describe("the shell at the page's hub", () => {
  it("opens the game that the hub asks for, and tells the page of start, connection and end (R3.08)", async () => {
    const ended = {
      isOpen: false,
      playId: PLAY_ID,
      game: "tre-kirsebaer",
      mode: "real",
      reason: "player",
    } as const;
    const { totals, openedAt, serverTime } = opened();
    const { hub, heard, session } = page({
      close: () => Promise.resolve({ ...ended, totals, openedAt, serverTime }),
    });
    await expect.poll(() => hub.state).toBe("connected");
    hub.stop("the page is left");
    await expect.poll(() => hub.state).toBe("closed");
    expect(session.shown().phase).toBe("over");
    expect(heard).toEqual([
      ["playgame-start-game", CHERRIES],
      ["playgame-connected", { ...CHERRIES, playId: PLAY_ID }],
      ["playgame-disconnected", { reason: "player" }],
    ]);
  });

  it("tells the page why a game did not open, and opens it when the hub asks again", async () => {
    const answers = [Promise.reject(noAnswer())];
    const { hub, heard } = page({ open: () => answers.shift() ?? Promise.resolve(opened()) });
    await expect.poll(() => hub.state).toBe("closed");
    expect(heard.at(-1)).toEqual(["playgame-disconnected", { reason: "no-answer" }]);
    hub.start(CHERRIES);
    await expect.poll(() => hub.state).toBe("connected");
  });

  it("pauses and resumes the game for a script of the page", async () => {
    const { hub, onPause } = page();
    await expect.poll(() => hub.state).toBe("connected");
    hub.pause("a call");
    hub.resume();
    expect(onPause.mock.calls).toEqual([[true], [false]]);
  });

  it("lets go of the hub, and leaves the play session open for a reload", async () => {
    const { hub, leave, calls } = page();
    await expect.poll(() => hub.state).toBe("connected");
    leave();
    hub.stop("late");
    expect(calls.close).not.toHaveBeenCalled();
  });
});
