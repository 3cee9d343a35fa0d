import { setTimeout as delay } from "node:timers/promises";
import { COOKIES, LOCALES, type Locale } from "@spilhus/contracts";
import { firstPictures } from "./firstPictures.ts";
import { getFromEdge } from "./getFromEdge.ts";
import { getPicture } from "./getPicture.ts";

/** At most two pages a second, those of the brands by turns: a fraction of the five content calls a client may make. */
const MIN_PAUSE_MS = 500;
/** The busier the machine, the longer a page takes and the longer the pause: two thirds of the time are visitors'. */
const PAUSE_PER_WORK = 2;
const MAX_FAILURES = 5;

export interface WarmOptions {
  /** Addresses to warm, a list for each brand. */
  readonly addresses: readonly (readonly string[])[];
  /** Origin of the gateway: asked directly, because what it makes it keeps, and a visitor's limit is not used up. */
  readonly pictures: string;
  /** Whether what is warmed next finds a place without driving out what was warmed before it. */
  readonly hasRoom: () => Promise<boolean>;
  /** Ends it at once. */
  readonly signal: AbortSignal;
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

export interface Warmed {
  readonly pages: number;
  readonly pictures: number;
  /** Pages that were left out because the memory is full. */
  readonly leftOut: number;
  /** What did not come, with its status. */
  readonly failures: readonly string[];
}

interface Page {
  readonly address: string;
  readonly locale: Locale;
}

const depth = (address: string) => new URL(address).pathname.split("/").filter(Boolean).length;

/** Pages near the front first, brands by turns, each page in both languages. */
function inOrder(brands: WarmOptions["addresses"]): Page[] {
  const sorted = brands.map((addresses) => addresses.toSorted((one, other) => depth(one) - depth(other)));
  const longest = Math.max(0, ...sorted.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => sorted.flatMap((addresses) => addresses[index] ?? []))
    .flat()
    .flatMap((address) => LOCALES.map((locale) => ({ address, locale })));
}

const unhurried = (ms: number, signal: AbortSignal) => delay(ms, undefined, { signal, ref: false });

/**
 * Asks for every page once in each language, and for the pictures it shows first, so that the first visitor does not
 * wait for them to be made. One thing at a time, with pauses; it ends when the memory is full, and after a few failures
 * in a row, since then there is something else to see to.
 */
export async function warmSites(options: WarmOptions): Promise<Warmed> {
  const { addresses, pictures, hasRoom, signal, pause = unhurried } = options;
  const known = new Set<string>();
  const failures: string[] = [];
  const count = { pages: 0, pictures: 0 };
  let inRow = 0;

  /** Runs one piece of work and rests. Returns nothing when it failed. */
  async function gently<Result extends { status: number }>(
    name: string,
    work: () => Promise<Result>,
  ): Promise<Result | undefined> {
    const started = performance.now();
    const outcome = await work().catch((error: unknown) => String(error));
    if (signal.aborted) return undefined;
    const isGood = typeof outcome !== "string" && outcome.status === 200;
    inRow = isGood ? 0 : inRow + 1;
    if (!isGood) failures.push(`${name} (${typeof outcome === "string" ? outcome : outcome.status})`);
    const rest = Math.max(MIN_PAUSE_MS, (performance.now() - started) * PAUSE_PER_WORK);
    await pause(rest, signal).catch(() => undefined);
    return isGood ? outcome : undefined;
  }
  const isOver = () => signal.aborted || inRow >= MAX_FAILURES;

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
      // What a brand brings itself, such as its logo, is not made.
      if (known.has(path) || !path.startsWith("/f/")) continue;
      known.add(path);
      const picture = await gently(path, async () => ({ status: await getPicture(pictures + path, signal) }));
      if (picture) count.pictures += 1;
    }
  }
  return { ...count, leftOut: 0, failures };
}
