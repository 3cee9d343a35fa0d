import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { PageRequestSchema, TrackingEventSchema } from "@spilhus/contracts/tracking";
import { manualClock, type Log } from "@spilhus/lib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { trackingClient, type TrackingOptions } from "./trackingClient.ts";

const NOW = "2026-11-21T12:00:00.000Z";
const ORIGIN = "https://fjord.dk";
const BASE = "/gateway/tracking/api/public";

interface Seen {
  readonly call: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}
let seen: Seen[];
let status: number;
let serviceOrigin: string;
let close: () => Promise<void>;
const log = vi.fn<Log>();
const client = (changes: Partial<TrackingOptions> = {}) =>
  trackingClient({
    brand: "fjord",
    origin: ORIGIN,
    isEnabled: true,
    fetch,
    clock: manualClock(NOW),
    log,
    serviceOrigin,
    ...changes,
  });

beforeEach(async () => {
  seen = [];
  status = 204;
  log.mockReset();
  const server = createServer(async (request, response) => {
    const body: unknown = JSON.parse(await text(request));
    seen.push({ call: `${request.method} ${request.url}`, headers: request.headers, body });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on TCP has an address of this shape.
  serviceOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
});
afterEach(() => close());

describe("the tracking client", () => {
  it("reports a page with the time of its clock, without secrets of the address (R3.09, R7.19)", async () => {
    await client().pageRequest({
      url: `${ORIGIN}/bonuskode?code=NORD25`,
      referrer: "https://search.example/?q=x",
    });
    const body = {
      url: `${ORIGIN}/bonuskode`,
      referrer: "https://search.example/",
      mobile_in_desktop_view: null,
      brand: "fjord",
      triggered_at: NOW,
    };
    expect(seen).toMatchObject([{ call: `POST ${BASE}/page-request`, body }]);
    expect(PageRequestSchema.parse(seen[0]?.body)).toEqual(body);
  });

  it("reports an event (R3.10, R7.20)", async () => {
    const metaData = [{ key: "type", value: "cancel" }];
    await client().event({ name: "browser-result", type: "app", metaData, logEntry: true });
    const body = {
      event_name: "browser-result",
      event_type: "app",
      meta_data: metaData,
      brand: "fjord",
      triggered_at: NOW,
      log_entry: true,
    };
    expect(seen).toMatchObject([{ call: `POST ${BASE}/event`, body }]);
    expect(TrackingEventSchema.parse(seen[0]?.body)).toEqual(body);
  });

  it("sends not-set for an event without type, null for one without facts, and no log entry (R3.10)", async () => {
    await client().event({ name: "login-receipt" });
    expect(seen[0]?.body).toEqual({
      event_name: "login-receipt",
      event_type: "not-set",
      meta_data: null,
      brand: "fjord",
      triggered_at: NOW,
    });
  });

  it("marks its calls as the browser's own (R7.01)", async () => {
    await client().event({ name: "x" });
    expect(seen[0]?.headers).toMatchObject({
      accept: "application/json",
      "content-type": "application/json",
      "x-requested-with": "XMLHttpRequest",
    });
  });

  it("sends nothing while the service is not enabled (R4.21)", async () => {
    const off = client({ isEnabled: false });
    await off.pageRequest({ url: ORIGIN, referrer: "" });
    await off.event({ name: "x" });
    expect(seen).toEqual([]);
  });

  it("only checks whether it was accepted, and only logs if not (R7.19, R7.20, R8.12)", async () => {
    status = 503;
    await expect(client().event({ name: "x" })).resolves.toBeUndefined();
    expect(log).toHaveBeenCalledExactlyOnceWith("warn", "Tracking was refused.", {
      path: `${BASE}/event`,
      status,
    });
  });

  it("only logs that the service cannot be reached (R8.12)", async () => {
    await close();
    await expect(client().pageRequest({ url: ORIGIN, referrer: "" })).resolves.toBeUndefined();
    expect(log).toHaveBeenCalledExactlyOnceWith("warn", "Tracking could not be reached.", {
      path: `${BASE}/page-request`,
      error: expect.any(Error),
    });
    close = () => Promise.resolve();
  });
});
