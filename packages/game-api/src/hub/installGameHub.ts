import { createGameHub } from "./createGameHub.ts";
import type { GameHub } from "./gameHub.ts";

declare global {
  /** Absent where it could not be created. */
  // oxlint-disable-next-line no-var -- only `var` declares a property of the global object
  var gameHub: GameHub | undefined;
}

/**
 * Creates `gameHub` on the page, where no later script can replace it, unless it is there. A failure is logged and
 * nothing else (R4.21, R8.13).
 */
export function installGameHub(page: object): void {
  try {
    if (!Object.hasOwn(page, "gameHub")) {
      Object.defineProperty(page, "gameHub", { value: createGameHub(), enumerable: true });
    }
  } catch (error) {
    console.error("Failed to create the game hub", error);
  }
}
