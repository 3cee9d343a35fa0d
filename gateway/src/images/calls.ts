import { join } from "node:path";
import { GET_IMAGE, GET_IMAGE_VARIANT, GET_WEB_IMAGE } from "@spilhus/contracts/images";
import { and, eq } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import { defineServiceCallWith, type DefinedServiceCall, type ServiceCall } from "../calls/index.ts";
import type { GatewayConfig } from "../config/index.ts";
import type { Queries } from "../database/index.ts";
import { refusal } from "../http/index.ts";
import { visitorOf, type RateLimiter } from "../limits/index.ts";
import { ASSET_NAME } from "./assetAddress.ts";
import { DiskCache } from "./diskCache.ts";
import { parseImageOptions } from "./imageOptions.ts";
import { imageVariant } from "./imageVariant.ts";
import { PictureMaker, variantKey, type AssetKey, type Asker } from "./pictureMaker.ts";
import { assets, type AssetRow } from "./tables.ts";

/** What the calls of the image service need besides the services of every call. */
export interface ImageServices {
  readonly pictures: PictureMaker;
  /** Counts a picture that must be rendered for a visitor. @throws {TooManyRequests} */
  countRender(visitor: string): void;
}

export interface ImageSettings {
  readonly config: Pick<GatewayConfig, "stateDir" | "imageCacheBytes" | "rateLimits">;
  readonly limiter: RateLimiter;
}

/** Opens the cache of pictures in the state folder. */
export async function imageServices({ config, limiter }: ImageSettings): Promise<ImageServices> {
  const cache = await DiskCache.open(join(config.stateDir, "images"), config.imageCacheBytes);
  const most = config.rateLimits.rendersPerMinute;
  return {
    pictures: new PictureMaker(cache),
    countRender: (visitor) => limiter.take({ kind: "renders", key: visitor, most }),
  };
}

/** An address holds its content, so a copy never goes stale. */
const IMMUTABLE = "public, max-age=31536000, immutable";

const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** A drawing opened as a page may neither run nor load anything, and no file may be framed. */
const OPTIONS = { headers: { "content-security-policy": FILE_POLICY } } as const;

const defineServiceCall = defineServiceCallWith<ImageServices>();

function addressOf({
  space = "",
  size = "",
  hash = "",
  name = "",
}: Readonly<Record<string, string>>): AssetKey {
  const dimensions = /^(\d{1,5})x(\d{1,5})$/.exec(size);
  const isAddress =
    /^\d{1,9}$/.test(space) && dimensions && /^[0-9a-f]{20}$/.test(hash) && ASSET_NAME.test(name);
  if (!isAddress) throw refusal("unknown-image");
  return { space: Number(space), width: Number(dimensions[1]), height: Number(dimensions[2]), hash, name };
}

const MIME_BY_ENDING: Readonly<Record<string, AssetRow["mime"]>> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
};

/** Sends bytes that never change at their address, or 304 if the client has them. */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: { readonly etag: string; readonly mime: string; readonly bytes: () => Promise<Buffer> },
): Promise<FastifyReply> {
  const lasting = { "cache-control": IMMUTABLE, etag: picture.etag };
  if (request.headers["if-none-match"] === picture.etag) return reply.code(304).headers(lasting).send();
  const bytes = await picture.bytes();
  // Only now: an error must not be cached for a year.
  return reply.headers(lasting).type(picture.mime).send(bytes);
}

function askerOf(request: FastifyRequest, { countRender }: ImageServices): Asker {
  const visitor = visitorOf(request);
  return {
    visitor: visitor ?? "",
    beforeRender: () => {
      if (visitor !== undefined) countRender(visitor);
    },
  };
}

async function readAsset(db: Queries, address: AssetKey): Promise<AssetRow> {
  const [asset] = await db
    .select()
    .from(assets)
    .where(
      and(eq(assets.space, address.space), eq(assets.hash, address.hash), eq(assets.name, address.name)),
    );
  if (!asset || asset.width !== address.width || asset.height !== address.height) {
    throw refusal("unknown-image");
  }
  return asset;
}

const original = defineServiceCall(
  GET_IMAGE,
  async ({ services: { db }, places, request, reply }) => {
    const address = addressOf(places);
    const asset = await readAsset(db, address);
    return send(request, reply, {
      etag: `"${address.hash}"`,
      mime: asset.mime,
      bytes: () => Promise.resolve(asset.bytes),
    });
  },
  OPTIONS,
);

type VariantCall = Pick<
  ServiceCall<typeof GET_WEB_IMAGE, ImageServices>,
  "services" | "places" | "request" | "reply"
>;

function sendVariant(
  { services, places, request, reply }: VariantCall,
  options: string,
): Promise<FastifyReply> {
  const address = addressOf(places);
  const mime = MIME_BY_ENDING[address.name.split(".").at(-1) ?? ""];
  if (!mime) throw refusal("unknown-image");
  const variant = imageVariant(parseImageOptions(options), { ...address, mime });
  const key = variantKey(address, variant);
  const asker = askerOf(request, services);
  return send(request, reply, {
    etag: `"${key.slice(0, 27)}"`,
    mime: `image/${variant.format}`,
    bytes: () => services.pictures.make(address, variant, () => readAsset(services.db, address), asker),
  });
}

const web = defineServiceCall(GET_WEB_IMAGE, async (call) => sendVariant(call, ""), OPTIONS);
const made = defineServiceCall(
  GET_IMAGE_VARIANT,
  async (call) => sendVariant(call, call.places.options),
  OPTIONS,
);

/** Originals at `/f/{space}/{w}x{h}/{hash}/{name}` and what is made of them at `…/m/{w}x{h}/smart/filters:…` (R9.08). */
export const IMAGE_SERVICE_CALLS: readonly DefinedServiceCall<ImageServices>[] = [original, web, made];
