import type { HubCommand, HubEngine, HubState } from "../hub/gameHub.ts";
import { emitPlayEvent } from "../hub/emitPlayEvent.ts";
import type { GameToPlay, PlayEventName } from "../hub/playEvents.ts";

const SLUG = /^[a-z0-9-]{1,80}$/;
const OPEN: readonly HubState[] = ["connecting", "connected", "paused"];

/** Commands come from any script of the page, so a game is looked at before it is asked for. */
function isGame(value: unknown): value is GameToPlay {
  if (typeof value !== "object" || value === null) return false;
  const { game, mode } = value as Partial<Record<keyof GameToPlay, unknown>>;
  return typeof game === "string" && SLUG.test(game) && (mode === "real" || mode === "demo");
}

/**
 * Carries out a hub's commands: `start` asks the page for a game by `playgame-start-game`, and the page answers by
 * `playgame-connected` or `playgame-disconnected`. A page has one game at a time; a command that does not fit the state
 * is dropped.
 *
 * @param page the window, or what stands for it
 */
export const createGameEngine =
  (page: EventTarget) =>
  (events: EventTarget): HubEngine => {
    let state: HubState = "idle";
    const become = (next: HubState) => {
      if (next === state) return;
      state = next;
      events.dispatchEvent(new Event("state"));
    };
    const listen = (name: PlayEventName, next: HubState, from: readonly HubState[]) =>
      page.addEventListener(name, () => from.includes(state) && become(next));
    listen("playgame-connected", "connected", ["connecting"]);
    listen("playgame-disconnected", "closed", OPEN);

    function run([name, detail]: HubCommand): void {
      if (name === "start") {
        if (OPEN.includes(state) || !isGame(detail)) return;
        become("connecting");
        const { game, mode } = detail;
        emitPlayEvent(page, "playgame-start-game", { game, mode });
      } else if (name === "pause" && state === "connected") become("paused");
      else if (name === "resume" && state === "paused") become("connected");
      else if (name !== "stop" || !OPEN.includes(state)) return;
      events.dispatchEvent(new CustomEvent(name, { detail }));
    }
    return {
      get state() {
        return state;
      },
      run,
    };
  };
