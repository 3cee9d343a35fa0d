import { chromium, type Browser, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Given by `vitest.config.ts`. */
    readonly chromium: { readonly executablePath: string; readonly args: string[] };
  }
}

const ORIGIN = "http://brand.localhost";

/** A document and what its site answers, by path. */
export interface TestPage {
  readonly html: string;
  /** `#` and what follows in the document's address. */
  readonly hash?: string;
  readonly cookie?: string;
  readonly policy?: string;
  /** JSON by path and query; any other request fails like a network that is down. */
  readonly answers?: Readonly<Record<string, { readonly status?: number; readonly json: unknown }>>;
  /** Scripts by path. */
  readonly scripts?: Readonly<Record<string, string>>;
  /** Runs in the page before anything else. */
  readonly before?: string;
}

export interface OpenPage {
  readonly page: Page;
  /** Requests for something else than the document, in order. */
  readonly requests: readonly { readonly path: string; readonly headers: Readonly<Record<string, string>> }[];
}

/** Opens documents in a real Chromium whose network is the test's. */
export function usePages(): (test: TestPage) => Promise<OpenPage> {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await chromium.launch(inject("chromium"));
  });
  afterEach(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
  });
  afterAll(() => browser?.close());

  return async ({ html, hash = "", cookie, policy, answers = {}, scripts = {}, before }) => {
    if (!browser) throw new Error("The browser has not started.");
    const context = await browser.newContext();
    if (cookie !== undefined) {
      const [name = "", value = ""] = cookie.split("=");
      await context.addCookies([{ name, value, url: ORIGIN }]);
    }
    const page = await context.newPage();
    if (before !== undefined) await page.addInitScript(before);
    const requests: { path: string; headers: Record<string, string> }[] = [];
    await page.route("**/*", async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const path = pathname + search;
      if (path === "/") {
        const headers = policy === undefined ? {} : { "content-security-policy": policy };
        return route.fulfill({ contentType: "text/html; charset=utf-8", headers, body: html });
      }
      requests.push({ path, headers: route.request().headers() });
      const script = scripts[path];
      if (script !== undefined) return route.fulfill({ contentType: "text/javascript", body: script });
      const answer = answers[path];
      if (!answer) return route.abort("connectionrefused");
      return route.fulfill({
        status: answer.status ?? 200,
        contentType: "application/json",
        headers: { "x-request-id": "a1: b2" },
        body: answer.status === 204 ? "" : JSON.stringify(answer.json),
      });
    });
    await page.goto(`${ORIGIN}/${hash}`);
    return { page, requests };
  };
}
