import { createHash, timingSafeEqual } from "node:crypto";
import { redirectTarget } from "@spilhus/lib";
import { draftMode } from "next/headers";
import { siteConfig } from "@spilhus/page-kit/runtime-config";

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * `GET /internal/preview/enter?secret=&to=`: turns draft preview on for an editor who knows the secret (R6.07) and
 * redirects to the page. Answers 404 otherwise, as if the route did not exist.
 */
export async function enterPreview(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const { previewSecret, previewToken } = siteConfig().content;
  const secret = searchParams.get("secret") ?? "";
  if (!previewSecret || !previewToken || !timingSafeEqual(digest(secret), digest(previewSecret))) {
    return new Response(null, { status: 404 });
  }
  (await draftMode()).enable();
  return seeOther(searchParams.get("to"));
}

function seeOther(to: string | null): Response {
  const location = redirectTarget(to ?? "/", siteConfig().origin) ?? "/";
  return new Response(null, { status: 303, headers: { location } });
}
