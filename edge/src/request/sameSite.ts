import type { IncomingMessage } from "node:http";
import { EdgeError } from "../errors/edgeError.ts";

/**
 * Refuses a cross-site call. Browsers send `Origin` with every POST. Older ones may omit `Sec-Fetch-Site`, and a form
 * without a referrer sends `Origin: null`, which matches no site.
 *
 * @param origin the brand's own origin
 * @throws {EdgeError} `forbidden`
 */
export function requireSameSite({ headers }: Pick<IncomingMessage, "headers">, origin: string): void {
  const site = headers["sec-fetch-site"];
  if (headers.origin !== origin || (site !== undefined && site !== "same-origin")) {
    throw new EdgeError("forbidden", "This call must come from a page of this site.");
  }
}
