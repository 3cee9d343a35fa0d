import { manualClock, type ManualClock } from "@spilhus/lib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  answer,
  startUpstreamDouble,
  type Handler,
  type UpstreamDouble,
} from "../../testing/upstreamDouble.ts";
import { HealthCheck } from "./healthCheck.ts";
import { createUpstream, type Upstream } from "./upstream.ts";

const healthy: Handler = (_, response) => answer(response, 200, {}, "{}");
const reset: Handler = (_, response) => response.socket?.resetAndDestroy();

let clock: ManualClock;
let server: UpstreamDouble;
let upstream: Upstream;
let health: HealthCheck;
beforeEach(async () => {
  clock = manualClock("2026-11-21T12:00:00Z");
  server = await startUpstreamDouble(healthy);
  upstream = createUpstream(server.origin, 500);
  health = new HealthCheck(upstream, clock);
});
afterEach(async () => {
  await upstream.close();
  await server.stop();
});

describe("the health of a server", () => {
  it.each<[string, Handler, boolean]>([
    ["is well", healthy, true],
    ["answers that it is not well", (_, response) => answer(response, 503, {}, "busy"), true],
    ["takes connections and says nothing", () => {}, false],
    ["resets", reset, false],
  ])("of one that %s", async (_, handle, isThere) => {
    expect(health.hasFailed).toBe(false);
    server.handle = handle;
    expect([await health.check(), health.hasFailed]).toEqual([isThere, !isThere]);
  });

  it("is checked once for all concurrent callers", async () => {
    expect(await Promise.all(Array.from({ length: 20 }, () => health.check()))).not.toContain(false);
    expect(server.requests).toHaveLength(1);
    await health.check();
    expect(server.requests).toHaveLength(2);
  });

  it("is not checked again within a second of a failure, and recovers after it", async () => {
    server.handle = reset;
    await health.check();
    server.handle = healthy;
    clock.advance(999);
    expect([await health.check(), health.hasFailed]).toEqual([false, true]);
    expect(server.requests).toHaveLength(1);
    clock.advance(1);
    expect([await health.check(), health.hasFailed]).toEqual([true, false]);
  });

  it("is checked again when the clock was set back", async () => {
    server.handle = reset;
    await health.check();
    server.handle = healthy;
    clock.advance(-60_000);
    expect(await health.check()).toBe(true);
  });
});
