import { BRAND_HEADER, REQUEST_ID_HEADER } from "@spilhus/contracts";
import { RECEIVE_HOOK } from "@spilhus/contracts/payments";
import { EdgeError } from "../errors/edgeError.ts";
import { clientIp, readBody, requestId, type Exchange } from "../request/index.ts";
import { send } from "../respond/index.ts";
import type { Upstream } from "../upstream/index.ts";

const [BEFORE_PROVIDER = ""] = RECEIVE_HOOK.path.split("{provider}");
const PROVIDER = /^[a-z\d-]{1,40}$/;
const MAX_ANSWER_BYTES = 64 * 1024;

/**
 * What a signature of a provider may need: Standard Webhooks (`webhook-*`), MobilePay (`x-ms-*`, `authorization`), Adyen
 * (`hmacsignature`). Nothing that a browser would send of itself.
 */
const SIGNED =
  /^(?:webhook-[a-z\d-]{1,40}|x-ms-[a-z\d-]{1,40}|authorization|hmacsignature|content-type|user-agent)$/;
const ANSWER = ["content-type", "retry-after"] as const;

/** Whether an address belongs to webhooks, well-formed or not: then it is no browser's call. */
export const isHookPath = (path: string): boolean => path.startsWith(BEFORE_PROVIDER);

function requirePlainBody({ request }: Exchange): void {
  const encoding = request.headers["content-encoding"];
  if (encoding === undefined || encoding === "identity") return;
  throw new EdgeError("unsupported-media-type", "Send the body without a content encoding.", {
    closes: true,
  });
}

function hookHeaders(exchange: Exchange): Record<string, string> {
  const { request, site, head, secure } = exchange;
  const address = clientIp(exchange, request);
  const signed = Object.entries(request.headers).flatMap(([name, value]) =>
    SIGNED.test(name) && typeof value === "string" ? [[name, value] as const] : [],
  );
  return {
    ...Object.fromEntries(signed),
    [BRAND_HEADER]: site.brand.id,
    [REQUEST_ID_HEADER]: requestId(request),
    // As the provider wrote it: some sign the host.
    "x-forwarded-host": head.host,
    "x-forwarded-proto": secure ? "https" : "http",
    "x-forwarded-for": address,
    "x-real-ip": address,
  };
}

/**
 * Passes a webhook on: the bytes, path and host that its provider signed, and no cookie in either direction.
 *
 * @throws {EdgeError}
 */
export async function passHook(gateway: Upstream, exchange: Exchange): Promise<void> {
  const { path, rawPath, search, request, method } = exchange;
  // A path that is written in another way than ours has another signature.
  if (rawPath !== path || !PROVIDER.test(path.slice(BEFORE_PROVIDER.length))) {
    throw new EdgeError("not-found", "There is no such call.");
  }
  if (method !== "POST") {
    throw new EdgeError("method-not-allowed", "Use POST here.", { headers: ["Allow", "POST"], closes: true });
  }
  requirePlainBody(exchange);
  const answer = await gateway.call({
    path: rawPath + search,
    method,
    headers: hookHeaders(exchange),
    body: await readBody(request),
    maxBytes: MAX_ANSWER_BYTES,
  });
  const headers = ANSWER.flatMap((name) => {
    const value = answer.headers[name];
    return typeof value === "string" ? [name, value] : [];
  });
  send(exchange, answer.status, [...headers, "Cache-Control", "no-store"], answer.body);
}
