import type { CustomFetch } from "openid-client";
import { request } from "undici";

/** Where a provider is, and where to reach it if its name does not resolve here. */
export interface ProviderAddress {
  readonly issuer: string;
  readonly backChannel?: string | undefined;
}

/**
 * Requests the issuer's host at another address if its name does not resolve here. For development only: the
 * configuration refuses it in production.
 */
export function backChannelFetch({ issuer, backChannel }: ProviderAddress): CustomFetch | undefined {
  if (backChannel === undefined) return undefined;
  const { origin, host } = new URL(issuer);
  return async (url, options) => {
    const { pathname, search, origin: asked } = new URL(url);
    if (asked !== origin) throw new Error(`The provider names an address of another host: ${asked}.`);
    const { body, headers, method, signal } = options;
    // Not `fetch`, which does not allow a Host header.
    const answer = await request(new URL(pathname + search, backChannel), {
      method: method === "POST" ? "POST" : "GET",
      headers: { ...headers, host },
      ...(body === undefined || body === null ? {} : { body: String(body) }),
      ...(signal ? { signal } : {}),
    });
    const lines = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((line): [string, string] => [name, line]),
    );
    return new Response(await answer.body.arrayBuffer(), { status: answer.statusCode, headers: lines });
  };
}
