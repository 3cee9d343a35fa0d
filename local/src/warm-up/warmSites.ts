import { setTimeout as delay } from "node:timers/promises";
import { COOKIES, LOCALES, type Locale } from "@spilhus/contracts";
import { firstPictures } from "./firstPictures.ts";
import { getFromEdge } from "./getFromEdge.ts";
import { getPicture } from "./getPicture.ts";

/** Shortest pause: at most two pages a second, well below the five content calls a second that a client may make. */
const MIN_PAUSE_MS = 500;
/** Pause in relation to the time that a page took: two thirds of the time are left for visitors. */
const PAUSE_PER_WORK = 2;
const MAX_FAILURES = 5;

export interface WarmOptions {
  /** Addresses to warm, one list per brand. */
  readonly addresses: readonly (readonly string[])[];
  /** Origin of the gateway. It stores the pictures, and requests to it do not count against a visitor's limit. */
  readonly pictures: string;
  /** Whether another page fits into the edge's memory without evicting earlier ones. */
  readonly hasRoom: () => Promise<boolean>;
  /** Stops at once. */
  readonly signal: AbortSignal;
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

export interface Warmed {
  readonly pages: number;
  readonly pictures: number;
  /** Pages that were left out because the memory is full. */
  readonly leftOut: number;
  /** Requests that failed, each with its status. */
  readonly failures: readonly string[];
}

interface Page {
  readonly address: string;
  readonly locale: Locale;
}

const depth = (address: string) => new URL(address).pathname.split("/").filter(Boolean).length;

/** Orders pages: those near the front first, brands in turn, each page in both languages. */
function inOrder(brands: WarmOptions["addresses"]): Page[] {
  const sorted = brands.map((addresses) => addresses.toSorted((one, other) => depth(one) - depth(other)));
  const longest = Math.max(0, ...sorted.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => sorted.flatMap((addresses) => addresses[index] ?? []))
    .flat()
    .flatMap((address) => LOCALES.map((locale) => ({ address, locale })));
}

const unhurried = (ms: number, signal: AbortSignal) => delay(ms, undefined, { signal, ref: false });

/**
 * Requests every page once in each language and the pictures that it shows first, so that the first visitor does not wait
 * for them. One request at a time, with pauses. Stops when the edge's memory is full or after a few failures in a row.
 */
export async function warmSites(options: WarmOptions): Promise<Warmed> {
  const { addresses, pictures, hasRoom, signal, pause = unhurried } = options;
  const known = new Set<string>();
  const failures: string[] = [];
  const count = { pages: 0, pictures: 0 };
  let failuresInRow = 0;

  /** Runs one request and pauses. Returns undefined when the request failed. */
  async function gently<Result extends { status: number }>(
    name: string,
    work: () => Promise<Result>,
  ): Promise<Result | undefined> {
    const started = performance.now();
    const outcome = await work().catch((error: unknown) => String(error));
    if (signal.aborted) return undefined;
    const isGood = typeof outcome !== "string" && outcome.status === 200;
    failuresInRow = isGood ? 0 : failuresInRow + 1;
    if (!isGood) failures.push(`${name} (${typeof outcome === "string" ? outcome : outcome.status})`);
    const rest = Math.max(MIN_PAUSE_MS, (performance.now() - started) * PAUSE_PER_WORK);
    await pause(rest, signal).catch(() => undefined);
    return isGood ? outcome : undefined;
  }
  const isOver = () => signal.aborted || failuresInRow >= MAX_FAILURES;

  const pages = inOrder(addresses);
  for (const [index, { address, locale }] of pages.entries()) {
    if (isOver()) break;
    if (!(await hasRoom())) return { ...count, leftOut: pages.length - index, failures };
    const cookie = `${COOKIES.locale.name}=${locale}`;
    const page = await gently(address, () => getFromEdge(address, { cookie, accept: "text/html" }, signal));
    if (!page) continue;
    count.pages += 1;
    for (const path of firstPictures(page.text)) {
      if (isOver()) break;
      // Assets of the brand, such as its logo, are not rendered.
      if (known.has(path) || !path.startsWith("/f/")) continue;
      known.add(path);
      const picture = await gently(path, async () => ({ status: await getPicture(pictures + path, signal) }));
      if (picture) count.pictures += 1;
    }
  }
  return { ...count, leftOut: 0, failures };
}
