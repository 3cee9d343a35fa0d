import { focusManager, QueryClient, QueryObserver } from "@tanstack/query-core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { plannedServer } from "../../testing/plannedServer.ts";
import { userInfo } from "../../testing/userInfo.ts";
import { userInfoQuery } from "./userInfoQuery.ts";
import type { Transport } from "../request/index.ts";

const INFO = "GET /gateway/player-account/api/public/user/info";

describe("the query of user info", () => {
  let server: Awaited<ReturnType<typeof plannedServer>>;
  let transport: Transport;
  let client: QueryClient;
  let now = 0;

  beforeEach(async () => {
    server = await plannedServer({ [INFO]: { body: JSON.stringify(userInfo) } });
    transport = { fetch, origin: server.origin };
    client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    client.mount();
    now = Date.parse("2026-11-21T12:00:00Z");
    vi.spyOn(Date, "now").mockImplementation(() => now);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    focusManager.setFocused(undefined);
    client.unmount();
    client.clear();
    await server.close();
  });

  it("keeps an answer for 10 s, then fetches again (R7.03, R9.02)", async () => {
    expect(await client.fetchQuery(userInfoQuery(transport))).toEqual(userInfo);
    now += 9_999;
    await client.fetchQuery(userInfoQuery(transport));
    expect(server.received).toHaveLength(1);
    now += 2;
    await client.fetchQuery(userInfoQuery(transport));
    expect(server.received).toHaveLength(2);
  });

  it("is fetched again when the window becomes visible, fresh or not (R7.03)", async () => {
    const observer = new QueryObserver<unknown, Error, unknown, unknown, readonly string[]>(
      client,
      userInfoQuery(transport),
    );
    const stop = observer.subscribe(() => undefined);
    await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await expect.poll(() => server.received).toHaveLength(2);
    await expect.poll(() => observer.getCurrentResult().fetchStatus).toBe("idle");
    stop();
  });
});
