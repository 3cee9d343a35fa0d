import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { READ_TOKEN, startVendorService, type VendorService } from "../../testing/vendorService.ts";
import { recordingLogger } from "../../testing/recordingLogger.ts";
import { createContentClient, type ContentClient } from "./client.ts";

interface Target {
  endpoint: string;
  token: string;
  startsWith: string;
}

function clientOf({ endpoint, token }: Target, wrongToken?: string): ContentClient {
  const created = createContentClient({
    endpoint,
    accessToken: wrongToken ?? token,
    logger: recordingLogger(),
  });
  if (created === undefined) throw new Error("no client was created");
  return created;
}

/** Tests for every service that implements the contract: our test server, the vendor, our gateway. */
function keepsTheContract(target: () => Target): void {
  it("lists stories with totals and a cache version (R7.21, R7.23)", async () => {
    const { startsWith } = target();
    const page = await clientOf(target()).stories({ startsWith, perPage: 25 });
    expect(page.total).toBeGreaterThan(0);
    expect(page.stories).toHaveLength(Math.min(page.total, page.perPage));
    expect(page.cv).toBeGreaterThan(0);
    expect(page.stories.every(({ full_slug }) => full_slug.startsWith(startsWith))).toBe(true);
  });

  it("returns the stories of a list by uuid, in the requested order (R7.22)", async () => {
    const client = clientOf(target());
    const { stories } = await client.stories({ startsWith: target().startsWith });
    const uuids = stories.map(({ uuid }) => uuid).toReversed();
    expect((await client.storiesByUuids(uuids)).map(({ uuid }) => uuid)).toEqual(uuids);
  });

  it("refuses a wrong token and an unknown slug (R6.07, R8.11)", async () => {
    await expect(clientOf(target(), "wrong").stories()).rejects.toMatchObject({
      code: "unauthorised",
      status: 401,
    });
    await expect(clientOf(target()).story("findes/ikke-her")).rejects.toMatchObject({
      code: "not-found",
      status: 404,
    });
  });
}

let local: VendorService;
beforeAll(async () => {
  local = await startVendorService();
});
afterAll(() => local[Symbol.asyncDispose]());

/** Uses the real space only if one is configured: see the README. */
const { STORYBLOK_TOKEN, STORYBLOK_ENDPOINT, STORYBLOK_STARTS_WITH } = process.env;
const realSpace: Target = {
  endpoint: STORYBLOK_ENDPOINT ?? "https://api.storyblok.com/v2",
  token: STORYBLOK_TOKEN ?? "",
  startsWith: STORYBLOK_STARTS_WITH ?? "",
};

describe.each<[name: string, target: () => Target]>([
  ["answers like the vendor's", () => ({ endpoint: local.endpoint, token: READ_TOKEN, startsWith: "blog/" })],
  ...(STORYBLOK_TOKEN === undefined ? [] : [["a real space", () => realSpace] as [string, () => Target]]),
])("content service, %s", (_name, target) => {
  keepsTheContract(target);
});
