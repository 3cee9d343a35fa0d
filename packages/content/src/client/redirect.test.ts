import { describe, expect, it } from "vitest";
import { READ_TOKEN, startVendorService, type VendorService } from "../../testing/vendorService.ts";
import { recordingLogger } from "../../testing/recordingLogger.ts";
import { createContentClient } from "./client.ts";
import type { ContentClientConfig } from "../reading/config.ts";

function client({ endpoint }: VendorService, config: Partial<ContentClientConfig> = {}) {
  const created = createContentClient({
    endpoint,
    accessToken: READ_TOKEN,
    logger: recordingLogger(),
    ...config,
  });
  if (created === undefined) throw new Error("no client was created");
  return created;
}

describe("the vendor's redirect to the newest cache version (R7.23)", () => {
  it.each([
    ["no", undefined],
    ["an older", 1783340000],
  ])("is followed by a call with %s cv, nothing else of it changed", async (_which, cv) => {
    await using vendor = await startVendorService({ redirects: true });
    const reader = client(vendor, { oauthToken: "oauth-token-of-tests", cv: () => cv });
    await expect(reader.stories({ startsWith: "blog/", language: "en" })).resolves.toMatchObject({
      total: 60,
      perPage: 25,
      cv: 1783340127,
    });
    const [first, second, ...more] = vendor.requests;
    expect(more).toEqual([]);
    expect(first?.query.get("cv")).toBe(cv === undefined ? null : `${cv}`);
    expect(Object.fromEntries(second?.query ?? [])).toEqual({
      ...Object.fromEntries(first?.query ?? []),
      cv: "1783340127",
    });
    expect(second?.path).toBe(first?.path);
    expect(second?.headers["authorization"]).toBe("oauth-token-of-tests");
  });

  it("does not happen to a call with the newest version", async () => {
    await using vendor = await startVendorService({ redirects: true });
    await client(vendor, { cv: () => 1783340127 }).story("forside");
    expect(vendor.requests).toHaveLength(1);
  });

  it("does not change that a missing story is not found", async () => {
    await using vendor = await startVendorService({ redirects: true });
    await expect(client(vendor).story("findes-ikke")).rejects.toMatchObject({
      code: "not-found",
      status: 404,
    });
  });

  it("is followed once for several equal calls", async () => {
    await using vendor = await startVendorService({ redirects: true });
    const one = client(vendor);
    const [first, ...others] = await Promise.all(Array.from({ length: 4 }, () => one.story("forside")));
    for (const other of others) expect(other).toEqual(first);
    expect(vendor.requests).toHaveLength(2);
  });
});
