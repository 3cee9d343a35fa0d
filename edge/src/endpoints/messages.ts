import { EDGE_HEADER, LOCALE_CACHE_SECONDS } from "@spilhus/contracts";
import type { Clock } from "@spilhus/lib";
import { EdgeError } from "../errors/edgeError.ts";
import type { Endpoint, Exchange } from "../request/index.ts";
import type { AssetStore } from "./assetStore.ts";
import { RunningBuilds } from "./runningBuilds.ts";

const PATH = /^\/_i18n\/(da|en)\/messages\.json$/;
const MAX_BYTES = 2 * 1024 * 1024;
const TTL_MS = 10_000;

/**
 * `/_i18n/{locale}/messages.json?build={build}`: a day in the browser for the running build (R7.25, R9.02). Visitors can
 * invent builds, so every other build shares one answer that no browser stores: just after a deploy the messages of the
 * previous build must not be stored under the new address.
 */
export function messagesEndpoint(store: AssetStore, clock: Clock): Endpoint {
  const builds = new RunningBuilds(clock);

  async function handle(exchange: Exchange): Promise<void> {
    const { path, site, search } = exchange;
    const locale = site.brand.locales.find((known) => known === PATH.exec(path)?.[1]);
    if (locale === undefined) throw new EdgeError("not-found", "There are no messages in that language.");
    const build = new URLSearchParams(search).get("build") ?? "";
    const isRunning = build !== "" && build === (await builds.idOf(site));
    return store.serve(exchange, isRunning ? `${path} ${build}` : path, async () => {
      const answer = await site.app.call({
        path: `/i18n/${locale}/messages.json`,
        headers: { host: site.canonicalHost, accept: "application/json", [EDGE_HEADER]: "1" },
        maxBytes: MAX_BYTES,
      });
      if (answer.status !== 200) throw new EdgeError("upstream-failed", "Failed loading locale");
      return {
        body: answer.body,
        contentType: "application/json; charset=utf-8",
        cacheControl: isRunning ? `public, max-age=${LOCALE_CACHE_SECONDS}` : "no-store",
        ttlMs: TTL_MS,
        isLasting: isRunning,
      };
    });
  }
  return { methods: ["GET", "HEAD"], handle };
}
