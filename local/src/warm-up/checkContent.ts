import { request } from "undici";
import type { RunningBrand } from "./startStack.ts";
import { StackError } from "./stackError.ts";

/** Every address of a sitemap. */
export const sitemapAddresses = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address]) =>
    address ? [address.replaceAll("&amp;", "&")] : [],
  );

/** Node resolves no `*.localhost`: the address names the brand by its Host header. */
async function get(address: string): Promise<{ status: number; text: string }> {
  const { host, port, pathname } = new URL(address);
  const { statusCode, body } = await request(`http://127.0.0.1:${port}${pathname}`, {
    headers: { host },
    signal: AbortSignal.timeout(30_000),
  });
  return { status: statusCode, text: await body.text() };
}

/**
 * Renders each brand's front page and reads its sitemap, so that a stack without content fails at start and not before
 * a visitor.
 *
 * @returns the sitemap's addresses of all brands.
 * @throws {StackError} when a front page or sitemap does not come.
 */
export async function warmUp(brands: readonly RunningBrand[]): Promise<string[]> {
  const addresses: string[] = [];
  for (const { name, url } of brands) {
    const front = await get(`${url}/`);
    if (front.status !== 200) {
      throw new StackError(
        `${name} has no front page: ${url}/ answered ${front.status}. Is there content for it?`,
      );
    }
    const sitemap = await get(`${url}/sitemap.xml`);
    const found = sitemap.status === 200 ? sitemapAddresses(sitemap.text) : [];
    if (found.length === 0) throw new StackError(`${name} has no content: ${url}/sitemap.xml lists nothing.`);
    addresses.push(...found);
  }
  return addresses;
}
