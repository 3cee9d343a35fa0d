import { GAME_API_PATH, GAME_API_SCRIPT } from "@spilhus/game-api/script";
import { EdgeError } from "../errors/edgeError.ts";
import type { Endpoint } from "../request/index.ts";
import type { AssetStore } from "./assetStore.ts";
import { contentTypeOf } from "./contentTypes.ts";

/** Seconds after which every browser has a new release of the script. */
const CACHE_SECONDS = 300;

/** `/_playgame/gameapi-min.js`, the script of game-play pages (R2.58, R7.28). It comes with the edge, from no app. */
export function gameApiEndpoint(store: AssetStore): Endpoint {
  const asset = {
    body: Buffer.from(GAME_API_SCRIPT),
    contentType: contentTypeOf(GAME_API_PATH) ?? "",
    cacheControl: `public, max-age=${CACHE_SECONDS}`,
    ttlMs: Infinity,
    isLasting: true,
  };
  return {
    methods: ["GET", "HEAD"],
    handle: (exchange) => {
      if (exchange.path !== GAME_API_PATH) throw new EdgeError("not-found", "There is no such file.");
      return store.serve(exchange, GAME_API_PATH, () => Promise.resolve(asset));
    },
  };
}
