import { LatestBuildSchema } from "@spilhus/contracts";
import { EdgeError } from "../errors/edgeError.ts";
import type { Endpoint, Exchange } from "../request/index.ts";
import type { AssetStore } from "./assetStore.ts";
import { fetchRunningBuild } from "./fetchRunningBuild.ts";

const META = /^\/builds\/meta\/([\w.-]{1,100})\.json$/;
const TTL_MS = 10_000;

/**
 * `/builds/latest.json`, polled by open pages, and `/builds/meta/{id}.json` (R7.26). Only the running build has a
 * description.
 */
export function buildsEndpoint(store: AssetStore): Endpoint {
  function answer(exchange: Exchange, make: () => Promise<unknown>): void | Promise<void> {
    return store.serve(exchange, exchange.path, async () => ({
      body: Buffer.from(JSON.stringify(await make())),
      contentType: "application/json; charset=utf-8",
      cacheControl: "public, no-cache",
      ttlMs: TTL_MS,
      isLasting: false,
    }));
  }

  function handle(exchange: Exchange): void | Promise<void> {
    const { path, site } = exchange;
    if (path === "/builds/latest.json") {
      return answer(exchange, async () => LatestBuildSchema.parse(await fetchRunningBuild(site)));
    }
    const id = META.exec(path)?.[1];
    return answer(exchange, async () => {
      const build = id === undefined ? undefined : await fetchRunningBuild(site);
      if (build === undefined || build.id !== id) throw new EdgeError("not-found", "There is no such build.");
      return build;
    });
  }

  return { methods: ["GET", "HEAD"], handle };
}
