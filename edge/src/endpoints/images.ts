import { EdgeError } from "../errors/edgeError.ts";
import { type Endpoint, type Exchange, clientIp } from "../request/index.ts";
import type { HealthCheck, Upstream, UpstreamAnswer, UpstreamCall } from "../upstream/index.ts";
import type { Asset, AssetStore } from "./assetStore.ts";

/**
 * `/f/{space}/{width}x{height}/{hash}/{name}`, and with the vendor's options behind it
 * `/m/{w}x{h}/filters:quality(80):format(webp)`.
 */
const PATH =
  /^\/f\/[\w-]{1,64}\/\d{0,5}x\d{0,5}\/[\w-]{1,64}\/[\w.-]{1,128}(?:\/m(?:\/(?:fit-in\/)?-?\d{1,4}x-?\d{1,4})?(?:\/smart)?(?:\/filters(?::[a-z_]{1,20}\([\w.,#-]{0,40}\)){1,8})?)?$/;
const IMAGE_TYPE = /^image\/(?:webp|avif|jpeg|png|gif|svg\+xml)$/;
const MAX_BYTES = 12 * 1024 * 1024;
/**
 * A wide picture that is new may take longer to make than a call may take. The image service finishes it all the same, so
 * a second request gets it. Only a healthy gateway is asked again: one that hangs would delay every picture four times.
 */
const ATTEMPTS = 4;

const unavailable = (retryAfter: unknown = 10, cause?: unknown) =>
  new EdgeError("unavailable", "Images are not available right now.", {
    cause,
    headers: ["Retry-After", String(retryAfter)],
  });

/** Content images. Their addresses name content and options, so they never change. */
export function imagesEndpoint(store: AssetStore, gateway: Upstream, health: HealthCheck): Endpoint {
  async function call(request: UpstreamCall): Promise<UpstreamAnswer> {
    if (health.hasFailed && !(await health.check())) throw unavailable();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await gateway.call(request);
      } catch (error) {
        const isLate = error instanceof EdgeError && error.code === "upstream-timeout";
        if (!isLate || attempt === ATTEMPTS) throw error;
        if (!(await health.check())) throw unavailable(10, error);
      }
    }
  }

  async function load(exchange: Exchange): Promise<Asset> {
    const { path, request } = exchange;
    const headers = { accept: "image/*", "x-forwarded-for": clientIp(exchange, request) };
    const answer = await call({ path, headers, maxBytes: MAX_BYTES });
    const contentType = String(answer.headers["content-type"] ?? "").split(";")[0] ?? "";
    if (answer.status === 400 || answer.status === 404) {
      throw new EdgeError("not-found", "There is no such image.");
    }
    if (answer.status === 429) {
      const seconds = String(answer.headers["retry-after"] ?? 60);
      throw new EdgeError("too-many-requests", "Too many images at once.", {
        headers: ["Retry-After", seconds],
      });
    }
    // Too many pictures are being made. Asking again would only lengthen the queue.
    if (answer.status === 503) throw unavailable(answer.headers["retry-after"]);
    if (answer.status !== 200 || !IMAGE_TYPE.test(contentType)) {
      throw new EdgeError("upstream-failed", `The image service answered ${answer.status} ${contentType}.`);
    }
    return {
      body: answer.body,
      contentType,
      cacheControl: "public, max-age=31536000, immutable",
      ttlMs: Infinity,
      isLasting: true,
    };
  }

  function handle(exchange: Exchange): void | Promise<void> {
    if (!PATH.test(exchange.path)) throw new EdgeError("not-found", "There is no such image.");
    return store.serve(exchange, exchange.path, () => load(exchange));
  }

  return { methods: ["GET", "HEAD"], handle };
}
