import { StackError } from "../stack/index.ts";
import { type EdgeAnswer, getFromEdge } from "./getFromEdge.ts";
import { sitemapAddresses } from "./sitemapAddresses.ts";

export interface Site {
  readonly name: string;
  /** The brand's origin, such as `http://fjord.localhost:3000`. */
  readonly url: string;
}

/** A page that a busy machine did not make in time (502 to 504) is asked for again. */
const MAX_TRIES = 4;

async function frontPage(url: string, signal?: AbortSignal): Promise<EdgeAnswer> {
  for (let tries = 1; ; tries += 1) {
    const front = await getFromEdge(`${url}/`, {}, signal);
    if (front.status < 502 || front.status > 504 || tries === MAX_TRIES) return front;
  }
}

/**
 * Renders each brand's front page and reads its sitemap, so that a stack without content fails at start.
 *
 * @returns the addresses of each brand's sitemap, in its order.
 * @throws {StackError} when a front page or sitemap cannot be loaded.
 */
export async function checkContent(sites: readonly Site[], signal?: AbortSignal): Promise<string[][]> {
  return Promise.all(
    sites.map(async ({ name, url }) => {
      const front = await frontPage(url, signal);
      if (front.status !== 200) {
        throw new StackError(
          `${name} has no front page: ${url}/ answered ${front.status}. Is there content for it?`,
        );
      }
      const sitemap = await getFromEdge(`${url}/sitemap.xml`, {}, signal);
      const found = sitemap.status === 200 ? sitemapAddresses(sitemap.text) : [];
      if (found.length === 0) {
        throw new StackError(`${name} has no content: ${url}/sitemap.xml lists nothing.`);
      }
      return found;
    }),
  );
}
