import { GAME_API_PATH } from "@spilhus/game-api";
import { installGameHub } from "@spilhus/game-api/hub";
import { loadScript } from "@spilhus/lib";

/** Logged and raised when the script of game-play pages does not load (R8.13). */
const FAILURE = "Failed to load GameAPI script";

let loading: Promise<void> | undefined;

/**
 * Loads the script that carries out the commands of the page's game hub (R2.58): once, however often a page asks. Browser
 * only.
 *
 * @throws {Error} "Failed to load GameAPI script", which is logged too
 */
export function loadGameApi(): Promise<void> {
  // A page that is served without the edge, in development, has no hub yet.
  installGameHub(window);
  loading ??= loadScript({ url: location.origin + GAME_API_PATH, origin: location.origin }).catch(
    (cause: unknown) => {
      console.error(FAILURE);
      throw new Error(FAILURE, { cause });
    },
  );
  return loading;
}
