import { EDGE_HEADER } from "@spilhus/contracts";
import { EdgeError } from "../errors/edgeError.ts";
import type { Endpoint, Exchange } from "../request/index.ts";
import type { Asset, AssetStore } from "./assetStore.ts";
import { contentTypeOf } from "./contentTypes.ts";

/** Files at the root of an app. Those made of content may change with every publish. */
export const ROOT_FILES: ReadonlyMap<string, "asset" | "content"> = new Map(
  Object.entries({
    "favicon.ico": "asset",
    "icon.svg": "asset",
    "icon.png": "asset",
    "apple-icon.png": "asset",
    "apple-touch-icon.png": "asset",
    "manifest.webmanifest": "asset",
    "robots.txt": "content",
    "sitemap.xml": "content",
  } as const),
);

const BRAND_FILE = /^\/brand\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.[a-z\d]{2,11}$/;
const MAX_BYTES = 8 * 1024 * 1024;
const TTL_MS = 10_000;

async function load({ site, path }: Exchange, contentType: string, cacheControl: string): Promise<Asset> {
  const answer = await site.app.call({
    path,
    headers: { host: site.canonicalHost, [EDGE_HEADER]: "1" },
    maxBytes: MAX_BYTES,
  });
  if (answer.status === 404) throw new EdgeError("not-found", "There is no such file.");
  if (answer.status !== 200)
    throw new EdgeError("upstream-failed", `The app answered ${answer.status} to ${path}.`);
  return { body: answer.body, contentType, cacheControl, ttlMs: TTL_MS, isLasting: true };
}

/** `/brand/*` and the files of {@link ROOT_FILES}: files that an app serves besides pages. */
export function publicFilesEndpoint(store: AssetStore): Endpoint {
  function handle(exchange: Exchange): void | Promise<void> {
    const { path } = exchange;
    const kind = ROOT_FILES.get(path.slice(1)) ?? (BRAND_FILE.test(path) ? "asset" : undefined);
    const contentType = contentTypeOf(path);
    if (kind === undefined || contentType === undefined) {
      throw new EdgeError("not-found", "There is no such file.");
    }
    const cacheControl = kind === "asset" ? "public, max-age=3600" : "public, no-cache";
    return store.serve(exchange, path, () => load(exchange, contentType, cacheControl));
  }
  return { methods: ["GET", "HEAD"], handle };
}
