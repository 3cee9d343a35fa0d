import type { GameHub, HubCommand, HubEngine } from "./gameHub.ts";

/** How many commands wait for an engine; later ones are dropped. */
export const MAX_WAITING = 20;

/** Creates a hub. Its code is in the first inline script of every page, so each line of it costs bytes everywhere. */
export function createGameHub(): GameHub {
  const events = new EventTarget();
  const waiting: HubCommand[] = [];
  let engine: HubEngine | undefined;
  const run = (...command: HubCommand) => {
    if (engine) engine.run(command);
    else if (waiting.length < MAX_WAITING) waiting.push(command);
  };
  return Object.freeze<GameHub>({
    version: 1,
    get state() {
      return engine ? engine.state : "idle";
    },
    on: (event, listener) => events.addEventListener(event, listener),
    off: (event, listener) => events.removeEventListener(event, listener),
    start: (game) => run("start", game),
    pause: (reason) => run("pause", reason),
    resume: () => run("resume"),
    stop: (reason) => run("stop", reason),
    attach: (createEngine) => {
      if (engine) throw Error("The game hub has an engine.");
      engine = createEngine(events);
      for (const command of waiting.splice(0)) engine.run(command);
    },
  });
}
