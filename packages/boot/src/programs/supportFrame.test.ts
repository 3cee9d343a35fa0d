import { chromium, type Browser, type Frame, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { SUPPORT_FRAME_SCRIPT } from "../scripts.ts";

const PAGE = "http://brand.localhost";
const FRAME = "http://support.brand.localhost";
const VENDOR = "http://vendor.localhost";

/** What a vendor's script does at the least, by Intercom's documented interface; it writes down what it is asked. */
const VENDOR_SCRIPT = `
  self.asked = [];
  self.listeners = {};
  self.Intercom = (verb, value) => {
    self.asked.push([verb, typeof value === "function" ? null : value ?? null]);
    if (typeof value === "function") self.listeners[verb] = value;
    if (verb === "boot") { localStorage.setItem("vendor", "kept"); document.cookie = "vendor-id=1; Path=/"; }
  };`;

const frameDocument = `<!doctype html><script src="/frame.js" data-page="${PAGE}" data-script="${VENDOR}/widget/"
  data-api="${VENDOR}" data-workspace="space1"></script>`;
const pageDocument = `<!doctype html><script>
  self.news = [];
  addEventListener("message", ({ origin, data }) => self.news.push([origin, data]));
</script><iframe src="${FRAME}/frame"></iframe>`;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(() => browser.close());

async function open({ vendor = VENDOR_SCRIPT as string | null, parent = PAGE } = {}) {
  const page = await (await browser.newContext()).newPage();
  const requested: string[] = [];
  await page.route("**/*", (route) => {
    const { origin, pathname } = new URL(route.request().url());
    requested.push(`${origin}${pathname}`);
    if (origin === FRAME && pathname === "/frame.js")
      return route.fulfill({ contentType: "text/javascript", body: SUPPORT_FRAME_SCRIPT });
    if (origin === FRAME) return route.fulfill({ contentType: "text/html", body: frameDocument });
    if (origin === VENDOR && vendor !== null)
      return route.fulfill({ contentType: "text/javascript", body: vendor });
    if (origin === VENDOR) return route.abort();
    return route.fulfill({ contentType: "text/html", body: pageDocument });
  });
  await page.goto(`${parent}/`);
  const frame = page.frames().find((one) => one.url().startsWith(FRAME));
  if (!frame) throw new Error("The page has no frame.");
  const news = () => page.evaluate<unknown[][]>("self.news");
  const tell = (message: unknown, from: Page | Frame = page) =>
    from.evaluate(
      ([data, to]) => document.querySelector("iframe")?.contentWindow?.postMessage(data, to as string),
      [message, FRAME],
    );
  return { page, frame, requested, news, tell };
}
const BOOT = { support: "boot", locale: "en", token: "a.b.c" };
const ofVendor = (requested: readonly string[]) => requested.filter((url) => url.startsWith(VENDOR));

describe("the frame of a vendor's chat, in a browser", () => {
  it("asks the vendor for nothing before the page says so (R7.29)", async () => {
    const { news, requested } = await open();
    await expect.poll(news).toEqual([[FRAME, { support: "loaded" }]]);
    expect(ofVendor(requested)).toEqual([]);
  });

  it("boots it in region eu's way: its interface, the site's language, the player's proof (R9.10)", async () => {
    const { tell, news, frame, requested } = await open();
    await expect.poll(async () => (await news()).length).toBe(1);
    await tell(BOOT);
    await expect.poll(news).toContainEqual([FRAME, { support: "ready" }]);
    expect(ofVendor(requested)).toEqual([`${VENDOR}/widget/space1`]);
    const [boot] = await frame.evaluate<unknown[][]>("self.asked");
    expect(boot).toEqual([
      "boot",
      {
        ...{ app_id: "space1", api_base: VENDOR, language_override: "en", hide_default_launcher: true },
        intercom_user_jwt: "a.b.c",
      },
    ]);
  });

  it("shows, hides and tells of unread answers", async () => {
    const { tell, news, frame } = await open();
    await expect.poll(async () => (await news()).length).toBe(1);
    await tell({ ...BOOT, token: null });
    await expect.poll(async () => (await news()).length).toBe(2);
    await tell({ support: "open" });
    await tell({ support: "close" });
    await frame.evaluate("self.listeners.onUnreadCountChange(3); self.listeners.onHide()");
    await expect.poll(news).toContainEqual([FRAME, { support: "unread", count: 3 }]);
    expect(await news()).toContainEqual([FRAME, { support: "closed" }]);
    const asked = await frame.evaluate<string[][]>("self.asked");
    expect(asked.map(([verb]) => verb)).toEqual([
      "boot",
      "onShow",
      "onHide",
      "onUnreadCountChange",
      "show",
      "hide",
    ]);
    expect(JSON.stringify(asked)).not.toContain("intercom_user_jwt");
  });

  it("leaves nothing of the vendor on its host after a shutdown (R4.18)", async () => {
    const { tell, news, frame } = await open();
    await expect.poll(async () => (await news()).length).toBe(1);
    await tell(BOOT);
    await expect.poll(async () => (await news()).length).toBe(2);
    await tell({ support: "shutdown" });
    await expect.poll(() => frame.evaluate("localStorage.length")).toBe(0);
    expect(await frame.evaluate("document.cookie")).toBe("");
    expect((await frame.evaluate<string[][]>("self.asked")).at(-1)?.[0]).toBe("shutdown");
  });

  it.each([
    ["cannot be fetched", null],
    ["is something else", "self.other = 1"],
    ["throws", "throw new Error('broken')"],
  ])("says that it failed where the vendor's script %s (support attack 12)", async (_, vendor) => {
    const { tell, news } = await open({ vendor });
    await expect.poll(async () => (await news()).length).toBe(1);
    await tell(BOOT);
    await expect.poll(news).toContainEqual([FRAME, { support: "failed" }]);
    expect(await news()).not.toContainEqual([FRAME, { support: "ready" }]);
  });

  it("obeys no page of another origin, nor itself (support attack 7)", async () => {
    const { tell, frame, requested } = await open({ parent: "http://evil.localhost" });
    await tell(BOOT);
    await frame.evaluate(([data]) => window.postMessage(data, "*"), [BOOT]);
    await frame.evaluate("new Promise((resolve) => setTimeout(resolve))");
    expect(ofVendor(requested)).toEqual([]);
  });

  it.each([
    null,
    "boot",
    { support: "boot" },
    { support: "boot", locale: "de", token: null },
    { support: "eval" },
  ])("obeys no message like %j", async (message) => {
    const { tell, frame, requested, news } = await open();
    await expect.poll(async () => (await news()).length).toBe(1);
    await tell(message);
    await frame.evaluate("new Promise((resolve) => setTimeout(resolve))");
    expect(ofVendor(requested)).toEqual([]);
  });
});
