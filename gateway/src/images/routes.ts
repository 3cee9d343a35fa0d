import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { GatewayConfig } from "../config/index.ts";
import type { Queries } from "../database/index.ts";
import { HttpError } from "../http/index.ts";
import { limitVisitors, visitorOf, type RateLimiter } from "../limits/index.ts";
import { ASSET_NAME } from "./assetAddress.ts";
import { DiskCache } from "./diskCache.ts";
import { parseImageOptions } from "./imageOptions.ts";
import { imageVariant } from "./imageVariant.ts";
import { PictureMaker, variantKey, type AssetKey, type Asker } from "./pictureMaker.ts";
import { assets, type AssetRow } from "./tables.ts";

export interface ImageService {
  readonly db: Queries;
  readonly limiter: RateLimiter;
  readonly config: Pick<GatewayConfig, "stateDir" | "imageCacheBytes" | "rateLimits">;
}

/** An address holds its content, so a copy never goes stale. */
const IMMUTABLE = "public, max-age=31536000, immutable";

const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

type Call = FastifyRequest<{ Params: Readonly<Record<string, string>> }>;

const missing = () => new HttpError(404, "unknown-image", "There is no picture at this address.");

function addressOf({
  space = "",
  size = "",
  hash = "",
  name = "",
}: Readonly<Record<string, string>>): AssetKey {
  const dimensions = /^(\d{1,5})x(\d{1,5})$/.exec(size);
  const isAddress =
    /^\d{1,9}$/.test(space) && dimensions && /^[0-9a-f]{20}$/.test(hash) && ASSET_NAME.test(name);
  if (!isAddress) throw missing();
  return { space: Number(space), width: Number(dimensions[1]), height: Number(dimensions[2]), hash, name };
}

const MIME_BY_ENDING: Readonly<Record<string, AssetRow["mime"]>> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
};

/** Sends bytes that never change at their address, or 304 to who has them. */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: { readonly etag: string; readonly mime: string; readonly bytes: () => Promise<Buffer> },
): Promise<FastifyReply> {
  const lasting = { "cache-control": IMMUTABLE, etag: picture.etag };
  if (request.headers["if-none-match"] === picture.etag) return reply.code(304).headers(lasting).send();
  const bytes = await picture.bytes();
  // Only now: an error must not be kept for a year.
  return reply.headers(lasting).type(picture.mime).send(bytes);
}

/** Originals at `/f/{space}/{w}x{h}/{hash}/{name}` and what is made of them at `…/m/{w}x{h}/smart/filters:…` (R9.08). */
export async function imageRoutes(
  server: FastifyInstance,
  { db, config, limiter }: ImageService,
): Promise<void> {
  limitVisitors(server, limiter, { kind: "pictures", most: config.rateLimits.imagesPerMinute });
  const cache = await DiskCache.open(join(config.stateDir, "images"), config.imageCacheBytes);
  const maker = new PictureMaker(cache);

  // A drawing opened as a page of its own may neither run nor load anything, and no file may be framed.
  server.addHook("onRequest", async (_request, reply) => {
    void reply.header("content-security-policy", FILE_POLICY);
  });

  const askerOf = (request: FastifyRequest): Asker => {
    const visitor = visitorOf(request);
    return {
      visitor: visitor ?? "",
      beforeRender() {
        if (visitor === undefined) return;
        limiter.take({ kind: "renders", key: visitor, most: config.rateLimits.rendersPerMinute });
      },
    };
  };

  const readAsset = async (address: AssetKey): Promise<AssetRow> => {
    const [asset] = await db
      .select()
      .from(assets)
      .where(
        and(eq(assets.space, address.space), eq(assets.hash, address.hash), eq(assets.name, address.name)),
      );
    if (!asset || asset.width !== address.width || asset.height !== address.height) throw missing();
    return asset;
  };

  server.get("/f/:space/:size/:hash/:name", async (request: Call, reply) => {
    const address = addressOf(request.params);
    const asset = await readAsset(address);
    return send(request, reply, {
      etag: `"${address.hash}"`,
      mime: asset.mime,
      bytes: () => Promise.resolve(asset.bytes),
    });
  });

  const made = async (request: Call, reply: FastifyReply) => {
    const address = addressOf(request.params);
    const mime = MIME_BY_ENDING[address.name.split(".").at(-1) ?? ""];
    if (!mime) throw missing();
    const variant = imageVariant(parseImageOptions(request.params["*"] ?? ""), { ...address, mime });
    const key = variantKey(address, variant);
    return send(request, reply, {
      etag: `"${key.slice(0, 27)}"`,
      mime: `image/${variant.format}`,
      bytes: () => maker.make(address, variant, () => readAsset(address), askerOf(request)),
    });
  };
  server.get("/f/:space/:size/:hash/:name/m", made);
  server.get("/f/:space/:size/:hash/:name/m/*", made);
}
