import { describe, expect, it, vi } from "vitest";
import { createGameHub, MAX_WAITING } from "./createGameHub.ts";
import type { HubCommand, HubEngine } from "./gameHub.ts";

const PEACHES = { game: "ferskenfald", mode: "demo" } as const;

function recordCommands() {
  const commands: HubCommand[] = [];
  const engine: HubEngine = { state: "connecting", run: (command) => void commands.push(command) };
  return { commands, engine };
}

describe("the game hub (R4.21)", () => {
  it("is frozen, has a version and is idle until something carries out its commands", () => {
    const hub = createGameHub();
    expect(Object.isFrozen(hub)).toBe(true);
    expect([hub.version, hub.state]).toEqual([1, "idle"]);
    expect(() => Object.assign(hub, { start: () => {} })).toThrow(TypeError);
  });

  it("keeps commands in order for the engine, and passes on later ones at once", () => {
    const hub = createGameHub();
    const { commands, engine } = recordCommands();
    hub.start(PEACHES);
    hub.pause("hidden");
    hub.attach(() => engine);
    hub.resume();
    hub.stop("left");
    expect(commands).toEqual([["start", PEACHES], ["pause", "hidden"], ["resume"], ["stop", "left"]]);
    expect(hub.state).toBe("connecting");
  });

  it(`keeps at most ${MAX_WAITING} commands`, () => {
    const hub = createGameHub();
    const { commands, engine } = recordCommands();
    for (let count = 0; count < MAX_WAITING + 5; count += 1) hub.pause(String(count));
    hub.attach(() => engine);
    expect(commands).toHaveLength(MAX_WAITING);
    expect(commands.at(-1)).toEqual(["pause", String(MAX_WAITING - 1)]);
  });

  it("takes one engine only, so that no later script can take its place", () => {
    const hub = createGameHub();
    hub.attach(() => recordCommands().engine);
    expect(() => hub.attach(() => recordCommands().engine)).toThrow("has an engine");
  });

  it("tells listeners the engine's events until they leave", () => {
    const hub = createGameHub();
    const listener = vi.fn();
    hub.on("state", listener);
    hub.attach((events) => {
      events.dispatchEvent(new Event("state"));
      hub.off("state", listener);
      events.dispatchEvent(new Event("state"));
      return recordCommands().engine;
    });
    expect(listener).toHaveBeenCalledOnce();
  });
});
