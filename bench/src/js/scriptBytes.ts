import type { Browser, BrowserContext, CDPSession, Page } from "playwright";

/** A script the page fetched. */
export interface FetchedScript {
  readonly url: string;
  /** Bytes of the body as they came over the wire. */
  readonly bytes: number;
}

export interface ScriptBytes {
  readonly untouched: readonly FetchedScript[];
  /** Added by the first interaction. */
  readonly interaction: readonly FetchedScript[];
}

const IDLE_MS = 10_000;
const AFTER_INTERACTION_MS = 3_000;
const SEARCH_FIELD = 'input[type="search"]:visible';

/** Collects every script of a session. Headers are subtracted, because servers send different ones. */
async function recordScripts(session: CDPSession): Promise<() => FetchedScript[]> {
  const heads = new Map<string, { url: string; headBytes: number }>();
  const fetched: FetchedScript[] = [];
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (!response.mimeType.includes("javascript")) return;
    heads.set(requestId, { url: response.url, headBytes: response.encodedDataLength });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const head = heads.get(requestId);
    if (head) fetched.push({ url: head.url, bytes: encodedDataLength - head.headBytes });
  });
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  return () => [...fetched];
}

async function moveAndClick(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 400);
  // The edge of the page, where a click activates nothing.
  await page.mouse.click(2, 400);
  const field = page.locator(SEARCH_FIELD).first();
  if ((await field.count()) > 0) await field.focus();
}

interface Visit {
  /** Steps before the visit, such as signing in. */
  readonly arrive?: (context: BrowserContext) => Promise<void>;
  /** The first interaction: a pointer move, scroll, click and focus of a search field unless another is named. */
  readonly interact?: (page: Page) => Promise<void>;
}

/** Script bytes of a first visit: until 10 s after load without interaction, and those added by the first interaction. */
export async function scriptBytes(
  browser: Browser,
  url: string,
  { arrive = async () => {}, interact = moveAndClick }: Visit = {},
): Promise<ScriptBytes> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "da-DK" });
  try {
    await arrive(context);
    const page = await context.newPage();
    const scripts = await recordScripts(await context.newCDPSession(page));
    const answer = await page.goto(url, { waitUntil: "load", timeout: 30_000 });
    if (!answer?.ok()) throw new Error(`${url} answered ${String(answer?.status())}, not 200.`);
    await page.waitForTimeout(IDLE_MS);
    const untouched = scripts();
    await interact(page);
    await page.waitForTimeout(AFTER_INTERACTION_MS);
    return { untouched, interaction: scripts().slice(untouched.length) };
  } finally {
    await context.close();
  }
}

/** Kilobytes of 1,000 bytes, as the budgets count. */
export const kilobytes = (scripts: readonly FetchedScript[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
