import { EDGE_HEADER, PREVIEW_ENTER_PATH, PREVIEW_PARAM, REQUEST_ID_HEADER } from "@spilhus/contracts";
import { encodePath, type Exchange, requestId } from "../request/index.ts";
import { EdgeError } from "../errors/edgeError.ts";
import { sendRedirect } from "../respond/index.ts";
import type { PreviewCookie } from "./previewCookie.ts";

const MAX_SECRET = 256;

/** The preview secret of an address, if it carries one (R6.07). */
export function previewSecret(search: string): string | undefined {
  if (!search.includes(`${PREVIEW_PARAM}=`)) return undefined;
  return new URLSearchParams(search).get(PREVIEW_PARAM) ?? undefined;
}

/**
 * Has the app check the secret, passes its preview cookie to the browser, and redirects to the address without the secret.
 *
 * @throws {EdgeError} `forbidden` when the app refuses the secret
 */
export async function enterPreview(
  exchange: Exchange,
  secret: string,
  { grant }: Pick<PreviewCookie, "grant">,
): Promise<void> {
  const { site, path, search, request } = exchange;
  if (secret.length > MAX_SECRET) throw new EdgeError("forbidden", "The preview secret is wrong.");
  const query = new URLSearchParams({ secret, to: path });
  const answer = await site.app.call({
    path: `${PREVIEW_ENTER_PATH}?${query}`,
    headers: { host: site.canonicalHost, [EDGE_HEADER]: "1", [REQUEST_ID_HEADER]: requestId(request) },
    maxBytes: 65_536,
  });
  const cookie = answer.status < 400 ? grant(site.brand.id, answer.headers["set-cookie"]) : undefined;
  if (cookie === undefined) throw new EdgeError("forbidden", "The preview secret is wrong.");
  const rest = new URLSearchParams(search);
  rest.delete(PREVIEW_PARAM);
  const location = encodePath(path) + (rest.size > 0 ? `?${rest}` : "");
  sendRedirect(exchange, 303, location, ["Set-Cookie", cookie]);
}
