import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { READ_TOKEN, startVendorService, type VendorService } from "../../testing/vendorService.ts";
import { recordingLogger } from "../../testing/recordingLogger.ts";
import { createContentClient } from "./client.ts";
import type { ContentClientConfig } from "../reading/config.ts";

function client(service: VendorService, config: Partial<ContentClientConfig> = {}) {
  const logger = recordingLogger();
  const created = createContentClient({
    endpoint: service.endpoint,
    accessToken: READ_TOKEN,
    logger,
    ...config,
  });
  if (created === undefined) throw new Error("no client was created");
  return created;
}

function mostInOneSecond({ requests }: VendorService): number {
  const times = requests.map(({ at }) => at);
  return Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + 1_000).length));
}

beforeAll(() => {
  // The library announces each retry on the console.
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});
afterAll(() => {
  vi.restoreAllMocks();
});

/** Distinct calls, because equal ones share one answer. */
const language = (index: number) => ({ language: `l${index}` });

/** Real calls to a service that enforces the real limit. */
describe.concurrent("rate towards the service (R9.06)", () => {
  it("stays at 5 in any one second for 50 calls at once from two clients, without one 429", async () => {
    await using service = await startVendorService({ perSecond: 5 });
    const clients = [client(service), client(service)];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => clients[index % 2]?.story("forside", language(index))),
    );
    expect(answers).toHaveLength(50);
    expect(service.requests).toHaveLength(50);
    expect(mostInOneSecond(service)).toBe(5);
  }, 20_000);

  it("counts the vendor's redirect to the newest cache version as a call of its own", async () => {
    await using service = await startVendorService({ perSecond: 5, redirects: true });
    const redirected = client(service);
    await Promise.all(Array.from({ length: 6 }, (_, index) => redirected.story("forside", language(index))));
    expect(service.requests).toHaveLength(12);
    expect(mostInOneSecond(service)).toBeLessThanOrEqual(5);
  }, 10_000);

  it("stays at 3 in any one second with an OAuth token", async () => {
    await using service = await startVendorService({ perSecond: 3 });
    const withOAuth = client(service, { oauthToken: "oauth-token-of-tests" });
    await Promise.all(Array.from({ length: 7 }, (_, index) => withOAuth.story("forside", language(index))));
    expect(service.requests).toHaveLength(7);
    expect(mostInOneSecond(service)).toBe(3);
    expect(service.requests[0]?.headers["authorization"]).toBe("oauth-token-of-tests");
  }, 10_000);

  it("is found again through 429 when someone else uses up the limit (R8.11)", async () => {
    await using service = await startVendorService({ perSecond: 5 });
    const others = Array.from({ length: 5 }, () => fetch(`${service.endpoint}/cdn/stories/forside?token=x`));
    await Promise.all(others);
    await expect(client(service).story("forside")).resolves.toBeDefined();
    expect(service.requests.length).toBeGreaterThan(6);
  }, 10_000);

  it("goes on while calls are never answered", async () => {
    await using service = await startVendorService();
    service.interrupt(...Array.from({ length: 5 }, () => () => undefined));
    const patient = client(service, { timeoutMs: 8_000 });
    const hanging = Array.from({ length: 5 }, (_, index) =>
      patient.story("forside", language(index)).catch((error: unknown) => error),
    );
    const started = performance.now();
    await patient.story("forside");
    // Below the calls' own time-out; a busy machine may add seconds.
    expect(performance.now() - started).toBeLessThan(7_000);
    await service[Symbol.asyncDispose]();
    await Promise.all(hanging);
  }, 20_000);

  it("does not count answers from a data cache", async () => {
    await using service = await startVendorService({ perSecond: 5 });
    const cached = await (await fetch(`${service.endpoint}/cdn/stories/forside?token=${READ_TOKEN}`)).text();
    const fromCache = client(service, { fetch: async () => new Response(cached, { status: 200 }) });
    const started = performance.now();
    await Promise.all(Array.from({ length: 50 }, () => fromCache.story("forside")));
    // At five a second, fifty calls would take nine seconds.
    expect(performance.now() - started).toBeLessThan(8_000);
    expect(service.requests).toHaveLength(1);
  }, 20_000);

  it("lets a call wait in the queue for longer than its own time-out", async () => {
    await using service = await startVendorService({ perSecond: 5 });
    const hasty = client(service, { timeoutMs: 500 });
    await Promise.all(Array.from({ length: 11 }, (_, index) => hasty.story("forside", language(index))));
    expect(service.requests).toHaveLength(11);
  }, 10_000);

  it("sends a call once if several request it while it waits or is pending", async () => {
    await using service = await startVendorService({ perSecond: 5 });
    const one = client(service);
    const ask = () => one.stories({ startsWith: "blog/", page: 1 });
    const [first, ...others] = await Promise.all(Array.from({ length: 8 }, ask));
    expect(first).toMatchObject({ total: 60, perPage: 25 });
    for (const other of others) expect(other).toEqual(first);
    expect(service.requests).toHaveLength(1);
    await expect(ask()).resolves.toEqual(first);
    expect(service.requests).toHaveLength(2);
  }, 10_000);
});
