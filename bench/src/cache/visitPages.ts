import { fetchBody } from "../http/fetchBody.ts";
import type { Bench } from "../stack/bench.ts";
import { visitOrder } from "./visitOrder.ts";

/** How often the most popular page is visited: some thousands of visits in all. */
const MOST = 300;
const AT_ONCE = 8;
/** Pictures of a list that a phone shows at once; browsers load the others on scrolling. */
const PICTURES = 6;
const HEADERS = { "accept-encoding": "br" };

/** Links of a filtered list, such as one studio's games. */
const QUERIED = /href="(\/spiloversigt\?[^"#]+)"/g;
const FILES = /(?:src|href)="(\/(?:_next\/static|brand)\/[^"]+)"/g;
const PICTURE = /<img[^>]* src="(\/f\/[^"]+)"/g;

const addressesIn = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, address = ""]) => address.replaceAll("&amp;", "&"))),
];
const textOf = async (url: string) => (await fetchBody(url)).body.toString();

async function pagesOf(origin: string): Promise<string[]> {
  const sitemap = await textOf(`${origin}/sitemap.xml`);
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  const queried = addressesIn(await textOf(`${origin}/spiloversigt`), QUERIED);
  return [...paths, ...queried].map((path) => `${origin}${path}`);
}

/**
 * Visits every page of every brand as visitors with empty caches do, the popular ones often: the page, the scripts,
 * styles and fonts that it names, and its first pictures.
 *
 * @returns how many visits there were
 */
export async function visitPages({ brands }: Bench): Promise<number> {
  const lists = await Promise.all(brands.map(({ origin }) => pagesOf(origin)));
  const longest = Math.max(...lists.map(({ length }) => length));
  const inTurns = Array.from({ length: longest }, (_, rank) =>
    lists.flatMap((list) => list[rank] ?? []),
  ).flat();
  const visits = [...visitOrder(inTurns, MOST)];
  const count = visits.length;
  const visitor = async () => {
    for (let url = visits.shift(); url !== undefined; url = visits.shift()) {
      // oxlint-disable-next-line no-await-in-loop -- one page after another, as many visitors at once as there are
      const html = await textOf(url);
      const { origin } = new URL(url);
      const named = [...addressesIn(html, FILES), ...addressesIn(html, PICTURE).slice(0, PICTURES)];
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all(named.map((address) => fetchBody(`${origin}${address}`, HEADERS)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return count;
}
