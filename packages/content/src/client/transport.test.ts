import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  READ_TOKEN,
  vendorStories,
  vendorAnswer,
  sendJson,
  startVendorService,
  type VendorService,
} from "../../testing/vendorService.ts";
import { recordingLogger } from "../../testing/recordingLogger.ts";
import { createContentClient } from "./client.ts";
import type { ContentClientConfig } from "../reading/config.ts";

let service: VendorService;
const logger = recordingLogger();

beforeEach(async () => {
  service = await startVendorService();
  // The library announces each retry on the console.
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await service[Symbol.asyncDispose]();
});

function client(config: Partial<ContentClientConfig> = {}) {
  const created = createContentClient({
    endpoint: service.endpoint,
    accessToken: READ_TOKEN,
    logger,
    ...config,
  });
  if (created === undefined) throw new Error("no client was created");
  return created;
}

const tooMany = sendJson(429, { error: "Too many requests" });
function tooManyAsText(...[response]: Parameters<typeof tooMany>): void {
  response.writeHead(429, { "content-type": "text/plain" }).end("Too Many Requests");
}

describe("statuses (R8.11)", () => {
  it.each([200, 201, 202, 203, 206])("accepts %i as success", async (status) => {
    service.interrupt(sendJson(status, vendorAnswer("story-forside")));
    await expect(client().story("forside")).resolves.toMatchObject({ story: { full_slug: "forside" } });
  });

  it.each([204, 205])("accepts %i as a success without a story", async (status) => {
    service.interrupt(sendJson(status, undefined));
    await expect(client().story("forside")).rejects.toMatchObject({ code: "invalid-answer", status });
  });

  it.each([
    [401, { error: "Unauthorized" }, "unauthorised", "Unauthorized"],
    [403, { error: "Forbidden" }, "unauthorised", "Forbidden"],
    [404, ["This record could not be found"], "not-found", "This record could not be found"],
    [404, { slug: "blog/x" }, "not-found", "blog/x"],
    [422, { per_page: ["is too large"] }, "refused", "per_page: is too large"],
    [500, {}, "service-error", "Unknown error"],
  ])(
    "turns %i %j into one error with code, status and the service's words",
    async (status, body, code, text) => {
      service.interrupt(sendJson(status, body));
      await expect(client().story("forside")).rejects.toMatchObject({
        name: "ContentError",
        code,
        status,
        message: expect.stringMatching(new RegExp(`${status}: ${text}$`)),
      });
    },
  );

  it("keeps the status of an error that is not JSON", async () => {
    service.interrupt((response) => response.writeHead(503).end("<h1>upstream</h1>"));
    await expect(client().story("forside")).rejects.toMatchObject({ code: "service-error", status: 503 });
  });

  it("reads the vendor's errors for a wrong token and an unknown slug", async () => {
    await expect(client({ accessToken: "wrong" }).story("forside")).rejects.toMatchObject({
      code: "unauthorised",
    });
    await expect(client().story("findes-ikke")).rejects.toMatchObject({ code: "not-found" });
  });

  it("never names a token in an error", async () => {
    service.interrupt(sendJson(401, {}));
    const error: unknown = await client()
      .story("forside")
      .catch((reason: unknown) => reason);
    expect(JSON.stringify([String(error), error])).not.toContain(READ_TOKEN);
  });
});

describe("retries of 429 (R8.11, R9.06)", () => {
  it.each([
    ["JSON", tooMany],
    ["text", tooManyAsText],
  ])("come 300 ms after the answer when the body is %s", async (_kind, respond) => {
    service.interrupt(respond, respond);
    await expect(client().story("forside")).resolves.toBeDefined();
    const [first, second, third] = service.requests.map(({ at }) => at);
    for (const gap of [second! - first!, third! - second!]) {
      expect(gap).toBeGreaterThanOrEqual(299);
      // Far above, because a busy machine delays timers; a wait of several seconds would still be found.
      expect(gap).toBeLessThan(3_000);
    }
  });

  it("are 10 at most", async () => {
    vi.useFakeTimers({
      toFake: ["setTimeout", "clearTimeout"],
      shouldAdvanceTime: true,
      advanceTimeDelta: 20,
    });
    try {
      service.interrupt(...Array.from({ length: 20 }, () => tooManyAsText));
      const call = client()
        .story("forside")
        .catch((reason: unknown) => reason);
      await vi.waitFor(async () => {
        await vi.advanceTimersByTimeAsync(300);
        expect(service.requests).toHaveLength(11);
      }, 10_000);
      await expect(call).resolves.toMatchObject({ code: "rate-limited", status: 429 });
      expect(service.requests).toHaveLength(11);
    } finally {
      vi.useRealTimers();
    }
  });

  it("are not answered from React's cache of the render, which has every GET without a signal", async () => {
    const remembered = new Map<string, Promise<Response>>();
    const reactFetch: typeof fetch = async (input, init) => {
      const key = String(input);
      if (init?.signal) return fetch(input, init);
      const known = remembered.get(key) ?? fetch(input, init);
      remembered.set(key, known);
      return (await known).clone();
    };
    service.interrupt(tooMany);
    await expect(client({ fetch: reactFetch }).story("forside")).resolves.toBeDefined();
    expect(service.requests).toHaveLength(2);
    const again = client({ fetch: reactFetch });
    await again.story("regler");
    await again.story("regler");
    expect(service.requests).toHaveLength(3);
  });

  it("leave other statuses alone", async () => {
    service.interrupt(sendJson(503, {}));
    await expect(client().story("forside")).rejects.toMatchObject({ status: 503 });
    expect(service.requests).toHaveLength(1);
  });
});

describe("broken answers", () => {
  it.each([
    ["no answer at all", () => undefined],
    [
      "a body that stops",
      (...[response]: Parameters<typeof tooMany>) =>
        response.writeHead(200, { "content-type": "application/json" }).write('{"story":'),
    ],
  ])("end at the time-out: %s", async (_what, respond) => {
    service.interrupt(respond);
    const started = performance.now();
    await expect(client({ timeoutMs: 200 }).story("forside")).rejects.toMatchObject({ code: "timeout" });
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  it("time out when the body never ends", async () => {
    let drip: NodeJS.Timeout | undefined;
    service.interrupt((response) => {
      response.writeHead(200, { "content-type": "application/json" });
      drip = setInterval(() => response.write(" "), 20);
    });
    await expect(client({ timeoutMs: 200 }).story("forside")).rejects.toMatchObject({ code: "timeout" });
    clearInterval(drip);
  });

  it.each([
    ["text in place of JSON", "<html>hello</html>", "without JSON"],
    ["JSON of another shape", '{"story":{"uuid":1},"cv":1}', "story.uuid"],
    ["a list in place of a story", '{"stories":[],"cv":1}', "story"],
  ])("are named: %s", async (_what, body, text) => {
    service.interrupt((response) => response.writeHead(200).end(body));
    await expect(client().story("forside")).rejects.toMatchObject({
      code: "invalid-answer",
      message: expect.stringContaining(text),
    });
  });

  it("are reported when a list has no totals (R7.23)", async () => {
    service.interrupt(sendJson(200, vendorAnswer("stories-blog-page-1")));
    await expect(client().stories({ startsWith: "blog/" })).rejects.toMatchObject({ code: "invalid-answer" });
  });

  it("are reported to the answer cache with the tags of the call, and valid answers are not", async () => {
    const told: (readonly string[])[] = [];
    const watching = client({ onInvalidAnswer: (tags) => void told.push(tags) });
    service.interrupt(
      (response) => response.writeHead(200).end("<html>hello</html>"),
      (response) => response.writeHead(200).end('{"story":{"uuid":1},"cv":1}'),
      sendJson(200, vendorAnswer("stories-blog-page-1")),
      sendJson(500, {}),
    );
    await expect(watching.story("forside")).rejects.toMatchObject({ code: "invalid-answer" });
    await expect(watching.story("regler")).rejects.toMatchObject({ code: "invalid-answer" });
    await expect(watching.stories({ startsWith: "blog/" })).rejects.toMatchObject({ code: "invalid-answer" });
    await expect(watching.story("forside")).rejects.toMatchObject({ code: "service-error" });
    await watching.story("forside");
    expect(told).toEqual([["slug:forside"], ["slug:regler"], ["list:blog/"]]);
  });

  it("are bounded in size", async () => {
    service.interrupt((response) => response.writeHead(200).end(`"${"x".repeat(17 * 1024 * 1024)}"`));
    await expect(client().story("forside")).rejects.toMatchObject({
      code: "invalid-answer",
      message: expect.stringContaining("too large"),
    });
  });

  it("keep the cause when the connection is cut or refused", async () => {
    service.interrupt((response) => response.destroy());
    await expect(client().story("forside")).rejects.toMatchObject({
      code: "unreachable",
      cause: expect.any(Error),
    });
    const gone = await startVendorService();
    await gone[Symbol.asyncDispose]();
    await expect(client({ endpoint: gone.endpoint }).story("forside")).rejects.toMatchObject({
      code: "unreachable",
    });
  });

  it("end when the caller aborts", async () => {
    service.interrupt(() => undefined);
    const caller = new AbortController();
    const call = client().story("forside", { fetchOptions: { signal: caller.signal } });
    await expect.poll(() => service.requests).toHaveLength(1);
    caller.abort();
    await expect(call).rejects.toMatchObject({ code: "aborted" });
  });
});

describe("fetch options", () => {
  it("reach fetch with the call's cache tags, in follow-up calls too, and never on a draft", async () => {
    const seen: { path: string; init: RequestInit & { next?: unknown } }[] = [];
    const watched: typeof fetch = async (input, init) => {
      seen.push({ path: new URL(String(input)).pathname, init: init ?? {} });
      return fetch(input, init);
    };
    const tagged = client({
      fetch: watched,
      previewToken: "x2KdPreviewTokenOfTests",
      fetchOptions: { cache: "force-cache", next: { revalidate: 3_600, tags: ["brand:fjord"] } },
    });
    await tagged.story("alle-artikler", {
      resolveRelations: ["article_teasers.articles"],
      fetchOptions: { next: { tags: ["extra"] } },
    });
    await tagged.stories({ startsWith: "blog/" });
    await tagged.story("forside", { version: "draft" });

    const uuids = vendorStories().map(({ uuid }) => `story:${uuid}`);
    expect(seen.map(({ init }) => [init.cache, init.next])).toEqual([
      ["force-cache", { revalidate: 3_600, tags: ["slug:alle-artikler", "brand:fjord", "extra"] }],
      ["force-cache", { revalidate: 3_600, tags: [...uuids.slice(0, 50), "brand:fjord", "extra"] }],
      ["force-cache", { revalidate: 3_600, tags: [...uuids.slice(50), "brand:fjord", "extra"] }],
      ["force-cache", { revalidate: 3_600, tags: ["list:blog/", "brand:fjord"] }],
      ["no-store", undefined],
    ]);
    expect(seen.every(({ init }) => !init.signal && !("call" in init))).toBe(true);
  });

  it("use the current global fetch, which Next replaces", async () => {
    const created = client();
    const replaced = vi.spyOn(globalThis, "fetch");
    await created.story("forside");
    expect(replaced).toHaveBeenCalledOnce();
    expect(replaced.mock.calls[0]?.[1]).toMatchObject({ next: { tags: ["slug:forside"] } });
  });
});
