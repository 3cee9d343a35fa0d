import { COOKIES } from "@spilhus/contracts";
import { pathOf, routeById } from "@spilhus/routes";
import { firstPictures } from "./firstPictures.ts";
import { getFromEdge } from "./getFromEdge.ts";
import { getPicture } from "./getPicture.ts";

/** Pages on which most visits begin. */
const FIRST_PAGES: readonly string[] = [routeById("front"), routeById("casino"), routeById("bingo")].map(
  (route) => pathOf(route),
);
/** Longest delay of the start; pictures that are not ready by then are rendered in the background. */
const MAX_MS = 30_000;
/** Pictures that the image service renders at the same time. */
const AT_ONCE = 2;

export interface HeroOptions {
  /** Addresses of all sitemaps. */
  readonly addresses: readonly string[];
  /** Origin of the gateway. */
  readonly pictures: string;
  /** Stops at once. */
  readonly signal: AbortSignal;
  readonly withinMs?: number;
}

/**
 * Renders the largest picture of each brand's first pages in the sizes of today's screens, so that the first visitor does
 * not wait for it. Failures are left to the background work and to visitors.
 *
 * @returns the number of pictures.
 */
export async function warmHeroes(options: HeroOptions): Promise<number> {
  const { addresses, pictures, signal, withinMs = MAX_MS } = options;
  const either = AbortSignal.any([signal, AbortSignal.timeout(withinMs)]);
  const cookie = `${COOKIES.locale.name}=da`;
  const wanted = new Set<string>();
  for (const first of FIRST_PAGES) {
    for (const address of addresses.filter((each) => new URL(each).pathname === first)) {
      const page = await getFromEdge(address, { cookie, accept: "text/html" }, either).catch(() => undefined);
      if (page?.status !== 200) continue;
      for (const path of firstPictures(page.text, 0)) if (path.startsWith("/f/")) wanted.add(path);
    }
  }
  const waiting = [...wanted];
  let made = 0;
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined && !either.aborted; path = waiting.shift()) {
      const status = await getPicture(pictures + path, either).catch(() => 0);
      if (status === 200) made += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return made;
}
