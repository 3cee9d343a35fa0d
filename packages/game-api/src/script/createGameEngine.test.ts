import { describe, expect, it } from "vitest";
import { createGameHub } from "../hub/createGameHub.ts";
import { emitPlayEvent } from "../hub/emitPlayEvent.ts";
import type { GameToPlay } from "../hub/playEvents.ts";
import { createGameEngine } from "./createGameEngine.ts";

const CHERRIES = { game: "tre-kirsebaer", mode: "real" } as const;
const PLAY_ID = "0b7c0a34-3f0f-4f3e-9c55-7b8f0a4f6d11";

/** A page with a hub and its engine, and what they said. */
function page() {
  const window = new EventTarget();
  const hub = createGameHub();
  const asked: unknown[] = [];
  const heard: string[] = [];
  // Every play event is a CustomEvent.
  const read = (event: Event) => void asked.push((event as CustomEvent).detail);
  window.addEventListener("playgame-start-game", read);
  for (const name of ["pause", "resume", "stop", "state"] as const) {
    hub.on(name, (event) => void heard.push(event.type === "state" ? hub.state : event.type));
  }
  hub.attach(createGameEngine(window));
  const connect = (game: GameToPlay = CHERRIES) => {
    hub.start(game);
    emitPlayEvent(window, "playgame-connected", { ...game, playId: PLAY_ID });
  };
  return { window, hub, asked, heard, connect };
}

describe("the engine of the game hub", () => {
  it("asks the page for a game, is connected once the page says so, and closed when play ends (R3.08)", () => {
    const { window, hub, asked, heard } = page();
    hub.start(CHERRIES);
    emitPlayEvent(window, "playgame-connected", { ...CHERRIES, playId: PLAY_ID });
    emitPlayEvent(window, "playgame-disconnected", { reason: "left" });
    expect(asked).toEqual([CHERRIES]);
    expect(heard).toEqual(["connecting", "connected", "closed"]);
  });

  it("tells the page the game alone, whatever else a command carries", () => {
    const { hub, asked } = page();
    hub.start({ ...CHERRIES, ...{ balanceOre: 500, playId: PLAY_ID } });
    expect(asked).toEqual([CHERRIES]);
  });

  it.each([
    ["nothing", undefined],
    ["an address", { game: "https://evil.example", mode: "real" }],
    ["another mode", { game: "tre-kirsebaer", mode: "free" }],
    ["a prototype", JSON.parse('{"__proto__": {"game": "tre-kirsebaer", "mode": "real"}}')],
  ])("asks for no game when it is given %s", (_, game) => {
    const { hub, asked, heard } = page();
    // What an untyped script may pass.
    hub.start(game as GameToPlay);
    expect([asked, heard]).toEqual([[], []]);
  });

  it("has one game at a time, and takes another once the first is closed", () => {
    const { window, hub, asked, connect } = page();
    const other = { game: "ferskenfald", mode: "demo" } as const;
    connect();
    hub.start(other);
    expect(asked).toEqual([CHERRIES]);
    emitPlayEvent(window, "playgame-disconnected", { reason: "left" });
    hub.start(other);
    expect(asked).toEqual([CHERRIES, other]);
  });

  it("pauses and resumes a connected game, and drops commands that do not fit", () => {
    const { hub, heard, connect } = page();
    hub.pause("early");
    hub.resume();
    hub.stop("early");
    connect();
    hub.pause("dialog");
    hub.pause("dialog");
    hub.resume();
    expect(heard).toEqual(["connecting", "connected", "paused", "pause", "connected", "resume"]);
  });

  it("passes on that play shall stop; the page says when it has", () => {
    const { hub, heard, connect } = page();
    connect();
    hub.stop("left");
    expect([heard.at(-1), hub.state]).toEqual(["stop", "connected"]);
  });

  it("is not connected by an event that nobody asked for", () => {
    const { window, hub } = page();
    emitPlayEvent(window, "playgame-connected", { ...CHERRIES, playId: PLAY_ID });
    expect(hub.state).toBe("idle");
  });
});
