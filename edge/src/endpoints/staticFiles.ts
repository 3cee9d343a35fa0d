import { EDGE_HEADER } from "@spilhus/contracts";
import { EdgeError } from "../errors/edgeError.ts";
import type { Endpoint, Exchange } from "../request/index.ts";
import type { Asset, AssetStore } from "./assetStore.ts";
import { contentTypeOf } from "./contentTypes.ts";
import { oldBuildFile } from "./oldBuilds.ts";

const PREFIX = "/_next/static/";
const PATH = /^\/_next\/static\/(?:[\w~@[\]().-]+\/)*[\w~@[\]().-]+\.[a-z\d]{2,11}$/;
const MAX_BYTES = 16 * 1024 * 1024;

const gone = () => new EdgeError("not-found", "There is no such file.");

async function fetchFile(
  { site, path, rawPath }: Exchange,
  oldBuildsDirectory: string | undefined,
): Promise<Buffer> {
  const answer = await site.app.call({
    path: rawPath,
    headers: { host: site.canonicalHost, [EDGE_HEADER]: "1" },
    maxBytes: MAX_BYTES,
  });
  if (answer.status === 200) return answer.body;
  if (answer.status !== 404)
    throw new EdgeError("upstream-failed", `The app answered ${answer.status} to ${path}.`);
  const old =
    oldBuildsDirectory === undefined
      ? undefined
      : await oldBuildFile(oldBuildsDirectory, site.brand.id, path.slice(PREFIX.length));
  if (!old) throw gone();
  return old;
}

/** `/_next/static/*`: files named by their content, which never change. */
export function staticFilesEndpoint(store: AssetStore, oldBuildsDirectory: string | undefined): Endpoint {
  async function load(exchange: Exchange, contentType: string): Promise<Asset> {
    return {
      body: await fetchFile(exchange, oldBuildsDirectory),
      contentType,
      cacheControl: "public, max-age=31536000, immutable",
      ttlMs: Infinity,
      isLasting: true,
    };
  }

  function handle(exchange: Exchange): void | Promise<void> {
    const contentType = contentTypeOf(exchange.path);
    if (!PATH.test(exchange.path) || contentType === undefined) throw gone();
    return store.serve(exchange, exchange.path, () => load(exchange, contentType));
  }

  return { methods: ["GET", "HEAD"], handle };
}
