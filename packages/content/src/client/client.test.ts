import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  PREVIEW_TOKEN,
  READ_TOKEN,
  vendorStories,
  sendJson,
  vendorAnswer,
  startVendorService,
  type VendorService,
} from "../../testing/vendorService.ts";
import { recordingLogger } from "../../testing/recordingLogger.ts";
import { createContentClient, type ContentClient } from "./client.ts";
import type { ContentClientConfig } from "../reading/config.ts";

let service: VendorService;
const logger = recordingLogger();

beforeEach(async () => {
  service = await startVendorService();
});
afterEach(async () => {
  await service[Symbol.asyncDispose]();
});

function client(config: Partial<ContentClientConfig> = {}): ContentClient {
  const created = createContentClient({
    endpoint: service.endpoint,
    accessToken: READ_TOKEN,
    logger,
    ...config,
  });
  if (created === undefined) throw new Error("no client was created");
  return created;
}

function lastQuery(): Record<string, string> {
  return Object.fromEntries(service.requests.at(-1)?.query ?? []);
}

describe("content client", () => {
  it.each([undefined, ""])(
    "logs an error and creates no client without an access token: %j (R8.11)",
    (accessToken) => {
      const log = recordingLogger();
      expect(createContentClient({ endpoint: service.endpoint, accessToken, logger: log })).toBeUndefined();
      expect(log.errors).toEqual([expect.stringContaining("access token is missing")]);
    },
  );

  it("reads one story from GET /cdn/stories/{slug}, published and with the read token (R7.21, R7.22, R6.07)", async () => {
    const { story, cv } = await client().story("forside");
    expect(service.requests[0]?.path).toBe("/v2/cdn/stories/forside");
    expect(lastQuery()).toEqual({ version: "published", token: READ_TOKEN });
    expect(story).toMatchObject({ full_slug: "forside", lang: "default", content: { component: "page" } });
    expect(cv).toBe(1783340127);
  });

  it("reads one page of a list with its totals from the headers, 25 stories by default (R7.21, R7.23, R9.06)", async () => {
    const page = await client().stories({ startsWith: "blog/" });
    expect(lastQuery()).toMatchObject({
      starts_with: "blog/",
      per_page: "25",
      page: "1",
      version: "published",
    });
    expect(page).toMatchObject({ total: 60, perPage: 25, cv: 1783340127 });
    expect(page.stories.map(({ uuid }) => uuid)).toEqual(
      vendorStories()
        .slice(0, 25)
        .map(({ uuid }) => uuid),
    );
  });

  it("sends every query parameter of the contract (R7.22)", async () => {
    await client({ cv: () => 1783340000 }).stories({
      startsWith: "blog/",
      language: "en",
      perPage: 25,
      page: 2,
      resolveRelations: ["article.author", "article.related"],
      resolveLinks: "url",
      excludingFields: ["body", "cover"],
    });
    expect(lastQuery()).toMatchObject({
      version: "published",
      token: READ_TOKEN,
      cv: "1783340000",
      per_page: "25",
      page: "2",
      language: "en",
      starts_with: "blog/",
      resolve_relations: "article.author,article.related",
      resolve_links: "url",
      excluding_fields: "body,cover",
    });
  });

  it("reads a whole list page by page (R7.23, R9.06)", async () => {
    const stories = await client().allStories({ startsWith: "blog/" });
    expect(stories.map(({ uuid }) => uuid)).toEqual(vendorStories().map(({ uuid }) => uuid));
    expect(service.requests).toHaveLength(3);
  });

  it("refuses a list longer than its bound instead of truncating it", async () => {
    await expect(client().allStories({ startsWith: "blog/", maxStories: 59 })).rejects.toMatchObject({
      name: "ContentError",
      code: "too-many",
    });
    expect(service.requests).toHaveLength(1);
  });

  it("fetches more than 50 uuids in several calls and returns them in the requested order (R7.22, R9.06)", async () => {
    const uuids = vendorStories()
      .map(({ uuid }) => uuid)
      .toReversed();
    const missing = "00000000-0000-4000-8000-000000000000";
    const stories = await client().storiesByUuids([missing, ...uuids, uuids[0] ?? ""]);
    expect(stories.map(({ uuid }) => uuid)).toEqual([...uuids, uuids[0]]);
    expect(service.requests.map(({ query }) => query.get("by_uuids")?.split(",").length)).toEqual([50, 11]);
  });

  it("puts relations and links of an answer into the content (R3.16, R7.23)", async () => {
    const { story } = await client().story("forside", {
      resolveRelations: ["article_teasers.articles"],
      resolveLinks: "url",
    });
    expect(story.content["body"]).toMatchObject([
      { cta: { linktype: "story", story: { full_slug: "om-os", url: "om-os" } } },
      { articles: [{ content: { title: "Artikel 1" } }, { content: { title: "Artikel 2" } }] },
      { text: { content: [{ content: [{}, { marks: [{ attrs: { story: { url: "om-os" } } }] }, {}] }] } },
    ]);
  });

  it("fetches what exceeds the service's limit of 50 relations and links in batches of 50 (R9.06, R7.23)", async () => {
    const { story } = await client().story("alle-artikler", {
      resolveRelations: ["article_teasers.articles"],
      resolveLinks: "url",
      language: "en",
    });
    const [teasers, list] = story.content["body"] as [{ articles: unknown[] }, { links: unknown[] }];
    expect(teasers.articles).toHaveLength(60);
    expect(teasers.articles).toEqual(vendorStories().map(({ uuid }) => expect.objectContaining({ uuid })));
    expect(list.links[59]).toMatchObject({ link: { story: { url: "blog/artikel-60" } } });
    const batches = service.requests.slice(1);
    expect(batches.map(({ query }) => query.get("by_uuids")?.split(",").length)).toEqual([50, 10]);
    expect(batches.every(({ query }) => query.get("language") === "en")).toBe(true);
  });

  it("reads a draft only with a preview token, and never from memory (R6.07, R9.06)", async () => {
    await expect(client().story("forside", { version: "draft" })).rejects.toMatchObject({
      code: "preview-unavailable",
    });
    expect(service.requests).toHaveLength(0);
    const preview = client({ previewToken: PREVIEW_TOKEN, cache: "memory" });
    for (let call = 1; call <= 2; call += 1) {
      const { story } = await preview.story("forside", { version: "draft" });
      expect(story.content["body"]).toMatchObject([{ title: "Velkommen til vores kladde" }, {}, {}]);
      expect(service.requests).toHaveLength(call);
    }
    expect(lastQuery()).toMatchObject({ version: "draft", token: PREVIEW_TOKEN });
  });

  it("keeps published answers in memory if configured, until the cache version changes (R9.06)", async () => {
    const remembering = client({ cache: "memory" });
    await remembering.story("forside");
    await remembering.story("forside");
    expect(service.requests).toHaveLength(1);

    service.interrupt(sendJson(200, { ...(vendorAnswer("story-rich-text") as object), cv: 1783340128 }));
    await remembering.story("regler");
    await remembering.story("forside");
    expect(service.requests).toHaveLength(3);
  });

  it("keeps nothing in memory by default, and readers cannot change what is in memory", async () => {
    const plain = client();
    await plain.story("forside");
    await plain.story("forside");
    expect(service.requests).toHaveLength(2);

    const remembering = client({ cache: "memory" });
    const first = await remembering.story("forside");
    first.story.content["body"] = [];
    const second = await remembering.story("forside");
    expect(second.story.content["body"]).toHaveLength(3);
  });

  it.each([
    ["a slug that leaves the path", (c: ContentClient) => c.story("../spaces/me")],
    ["a page size beyond 100", (c: ContentClient) => c.stories({ perPage: 101 })],
    ["page 0", (c: ContentClient) => c.stories({ page: 0 })],
    ["something else than uuids", (c: ContentClient) => c.storiesByUuids(["a,b"])],
  ])("refuses %s before anything is sent", async (_what, call) => {
    await expect(call(client())).rejects.toMatchObject({ name: "ContentError", code: "invalid-request" });
    expect(service.requests).toHaveLength(0);
  });
});
