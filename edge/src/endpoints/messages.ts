import { EDGE_HEADER, LOCALE_CACHE_SECONDS } from "@spilhus/contracts";
import { EdgeError } from "../errors/edgeError.ts";
import type { Endpoint, Exchange } from "../request/index.ts";
import type { AssetStore } from "./assetStore.ts";

const PATH = /^\/_i18n\/(da|en)\/messages\.json$/;
const BUILD = /^[\w.-]{1,64}$/;
const MAX_BYTES = 2 * 1024 * 1024;
const TTL_MS = 10_000;

/**
 * `/_i18n/{locale}/messages.json`: a day in the browser (R7.25, R9.02). The address carries the build as `?v=`, and so
 * does the key: just after a deploy the texts of the build before must not be kept under the new address.
 *
 * @param store one of their own, since visitors can invent builds
 */
export function messagesEndpoint(store: AssetStore): Endpoint {
  function handle(exchange: Exchange): void | Promise<void> {
    const { path, site, search } = exchange;
    const locale = site.brand.locales.find((known) => known === PATH.exec(path)?.[1]);
    if (locale === undefined) throw new EdgeError("not-found", "There are no messages in that language.");
    const build = new URLSearchParams(search).get("v") ?? "";
    return store.serve(exchange, `${path} ${BUILD.test(build) ? build : ""}`, async () => {
      const answer = await site.app.call({
        path: `/i18n/${locale}/messages.json`,
        headers: { host: site.canonicalHost, accept: "application/json", [EDGE_HEADER]: "1" },
        maxBytes: MAX_BYTES,
      });
      if (answer.status !== 200) throw new EdgeError("upstream-failed", "Failed loading locale");
      return {
        body: answer.body,
        contentType: "application/json; charset=utf-8",
        cacheControl: `public, max-age=${LOCALE_CACHE_SECONDS}`,
        ttlMs: TTL_MS,
      };
    });
  }
  return { methods: ["GET", "HEAD"], handle };
}
