import { ContentChangedSchema } from "@spilhus/contracts";
import { ReplayGuard, SIGNATURE_HEADER, verifyRequest } from "@spilhus/lib/node";
import { revalidateTag } from "next/cache";
import { rememberPublish } from "@spilhus/page-kit/content";
import { siteConfig } from "@spilhus/page-kit/runtime-config";

const guard = new ReplayGuard();

/**
 * `POST /internal/revalidate`: the gateway reports the tags that a publish made stale. The request must be signed, and
 * the edge refuses it from outside. Answers 204 on success, 401 without a valid signature, 400 for an invalid body.
 */
export async function revalidateHandler(brandId: string, request: Request): Promise<Response> {
  const body = await request.text();
  const parts = { method: "POST", path: new URL(request.url).pathname, body };
  const signature = request.headers.get(SIGNATURE_HEADER) ?? undefined;
  if (!verifyRequest(siteConfig().revalidateSecret, signature, parts, guard, Date.now())) {
    return new Response(null, { status: 401 });
  }
  const change = ContentChangedSchema.safeParse(parseJson(body));
  if (!change.success || change.data.brand !== brandId) return new Response(null, { status: 400 });
  rememberPublish(change.data.cv, change.data.tags);
  for (const tag of change.data.tags) revalidateTag(tag, { expire: 0 });
  return new Response(null, { status: 204 });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
