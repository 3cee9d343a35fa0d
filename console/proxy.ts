import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { settings } from "./src/settings/index.ts";
import { STYLE_SHEET_PATH } from "./src/style-sheet/path.ts";

/** Built files need no policy. */
export const config = { matcher: "/((?!_next/static/|skrift/|klar$).*)" };

/** Pages have no vendors, no frames, and only the framework's own scripts, each with the answer's nonce. */
function policyOf(nonce: string): string {
  const script = process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : "";
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${script}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Refuses other hosts, and adds a policy to every answer. Only the style sheet may be stored. */
export function proxy(request: NextRequest): NextResponse {
  const { origin } = settings();
  if (request.headers.get("host") !== new URL(origin).host) {
    return new NextResponse(null, { status: 404 });
  }
  const policy = policyOf(randomBytes(16).toString("base64"));
  const headers = new Headers(request.headers);
  // The framework takes the nonce of its scripts from here.
  headers.set("content-security-policy", policy);
  const answer = NextResponse.next({ request: { headers } });
  const own = {
    "content-security-policy": policy,
    // The style sheet holds nothing personal and sets its own lifetime.
    ...(request.nextUrl.pathname === STYLE_SHEET_PATH ? {} : { "cache-control": "no-store" }),
    // Forms must send their origin; other sites get no referrer.
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    ...(origin.startsWith("https:") ? { "strict-transport-security": "max-age=31536000" } : {}),
  };
  for (const [name, value] of Object.entries(own)) answer.headers.set(name, value);
  return answer;
}
