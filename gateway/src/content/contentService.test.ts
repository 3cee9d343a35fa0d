import { CONTENT_LIMITS, StoriesAnswerSchema, StoryAnswerSchema } from "@spilhus/contracts";
import StoryblokClient from "storyblok-js-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TEST_BRANDS } from "../../testing/testBrands.ts";
import { TOKENS } from "../../testing/testEnvironment.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { testStory, testUuid } from "../../testing/testStories.ts";
import { importStories } from "../publishing/importStories.ts";

const [FJORD, ENG] = TEST_BRANDS;

const NOW = Date.UTC(2026, 10, 21);
let gateway: TestGateway;

const articles = Array.from({ length: 60 }, (_, index) =>
  testStory(index + 10, `blog/article-${index + 1}`, {
    component: "article",
    title: `Artikel ${index + 1}`,
    title__i18n__en: `Article ${index + 1}`,
    category: index % 2 === 0 ? "guide" : "nyt",
    published_on: `2026-01-${String((index % 28) + 1).padStart(2, "0")}`,
    rank: String(index),
  }),
);
const front = testStory(1, "pages/front", {
  title: "Forside",
  title__i18n__en: "Front page",
  secret: "left out on request",
  body: [
    { component: "teaser", _uid: "t", related: [testUuid(10), testUuid(11)], secret: "here too" },
    {
      component: "button",
      _uid: "b",
      link: { fieldtype: "multilink", linktype: "story", id: testUuid(2), url: "" },
    },
  ],
});
const many = testStory(3, "pages/many", { all: articles.slice(0, 51).map((story) => story.uuid) });
const about = testStory(2, "pages/about", { title: "Om os", title__i18n__en: "About us" });

beforeAll(async () => {
  gateway = await testGateway();
  const { db } = gateway.database;
  await importStories(db, FJORD, [front, about, many, ...articles], NOW);
  await importStories(db, ENG, [testStory(500, "pages/front", { title: "Eng" })], NOW);
});
afterAll(() => gateway[Symbol.asyncDispose]());

const call = (path: string, query: Record<string, string> = {}) =>
  gateway.get(`${path}?${new URLSearchParams({ token: TOKENS.fjord.public, ...query }).toString()}`);
const stories = async (query: Record<string, string> = {}) => {
  const answer = await call("/v2/cdn/stories", query);
  expect(answer.status).toBe(200);
  return { answer, body: StoriesAnswerSchema.parse(await answer.json()) };
};
const story = async (slug: string, query: Record<string, string> = {}) => {
  const answer = await call(`/v2/cdn/stories/${slug}`, query);
  expect(answer.status).toBe(200);
  return StoryAnswerSchema.parse(await answer.json());
};
const uuids = (count: number) => Array.from({ length: count }, (_, index) => testUuid(index)).join(",");
const slugs = (body: { stories: { full_slug: string }[] }) => body.stories.map((one) => one.full_slug);

describe("GET /cdn/stories", () => {
  it("lists 25 published stories, with links, rels, cv and totals in headers (R7.21, R7.22, R7.23)", async () => {
    const { answer, body } = await stories();
    expect(body.stories).toHaveLength(CONTENT_LIMITS.perPage);
    expect(answer.headers.get("total")).toBe("63");
    expect(answer.headers.get("per-page")).toBe("25");
    expect(body).toMatchObject({ cv: NOW, rels: [], links: [] });
  });

  it("is there under /cdn and /v2/cdn alike (R7.21)", async () => {
    const [plain, versioned] = await Promise.all([call("/cdn/stories"), call("/v2/cdn/stories")]);
    expect(await plain.json()).toEqual(await versioned.json());
  });

  it("pages through a folder in the order asked for (R7.22)", async () => {
    const query = { starts_with: "blog/", per_page: "40", sort_by: "position:desc" };
    const [first, second] = await Promise.all([
      stories({ ...query, page: "1" }),
      stories({ ...query, page: "2" }),
    ]);
    const all = [...slugs(first.body), ...slugs(second.body)];
    expect(all).toEqual(articles.map((article) => article.fullSlug).toReversed());
    expect(second.answer.headers.get("total")).toBe("60");
  });

  it("sorts by a field of the content, as text or as a number (R7.22)", async () => {
    const byDate = await stories({
      starts_with: "blog/",
      sort_by: "content.published_on:desc",
      per_page: "3",
    });
    expect(byDate.body.stories.map((one) => one.content["published_on"])).toEqual([
      "2026-01-28",
      "2026-01-28",
      "2026-01-27",
    ]);
    const byRank = await stories({ starts_with: "blog/", sort_by: "content.rank:desc:int", per_page: "2" });
    expect(byRank.body.stories.map((one) => one.content["rank"])).toEqual(["59", "58"]);
  });

  it("finds stories by uuid, in the given order when asked (R7.22)", async () => {
    const wanted = [testUuid(12), testUuid(10), testUuid(2)];
    const ordered = await stories({ by_uuids_ordered: wanted.join(",") });
    expect(ordered.body.stories.map((one) => one.uuid)).toEqual(wanted);
    const plain = await stories({ by_uuids: wanted.join(",") });
    expect(plain.body.stories.map((one) => one.uuid).toSorted()).toEqual(wanted.toSorted());
    expect((await stories({ by_uuids: testUuid(9_999) })).body.stories).toEqual([]);
  });

  it("refuses more than 50 uuids in one call (R7.22, R9.06)", async () => {
    expect((await call("/v2/cdn/stories", { by_uuids: uuids(51) })).status).toBe(422);
    expect((await call("/v2/cdn/stories", { by_uuids: uuids(50) })).status).toBe(200);
  });

  it("filters by a field's value and leaves slugs out", async () => {
    const guides = await stories({ starts_with: "blog/", "filter_query[category][in]": "guide" });
    expect(guides.answer.headers.get("total")).toBe("30");
    const others = await stories({ "filter_query[category][not_in]": "guide,nyt" });
    expect(slugs(others.body)).toEqual(["pages/front", "pages/about", "pages/many"]);
    const without = await stories({ excluding_slugs: "blog/*,pages/many" });
    expect(slugs(without.body)).toEqual(["pages/front", "pages/about"]);
  });
});

describe("GET /cdn/stories/{slug}", () => {
  it("gives a story with the vendor's fields (R7.21, R7.23, R3.16)", async () => {
    const { story: found, cv } = await story("pages/front");
    expect(cv).toBe(NOW);
    expect(found).toMatchObject({
      uuid: testUuid(1),
      name: "pages/front",
      slug: "front",
      full_slug: "pages/front",
      lang: "default",
      first_published_at: "2026-01-01T00:00:00.000Z",
      is_startpage: false,
      position: 10,
      tag_list: [],
      content: { component: "page", title: "Forside" },
    });
    expect(JSON.stringify(found)).not.toContain("__i18n__");
  });

  it("resolves a language, by parameter or by the first part of the path (R7.22, R1.07)", async () => {
    const expected = { lang: "en", full_slug: "en/pages/front", content: { title: "Front page" } };
    expect((await story("pages/front", { language: "en" })).story).toMatchObject(expected);
    expect((await story("en/pages/front")).story).toMatchObject(expected);
    expect((await story("pages/front", { language: "da" })).story).toMatchObject({ lang: "default" });
  });

  it("puts the stories of relation fields into rels, in the same language (R7.22, R7.23)", async () => {
    const { rels, rel_uuids } = await story("pages/front", {
      resolve_relations: "teaser.related",
      language: "en",
    });
    expect(rels?.map((rel) => rel.content["title"])).toEqual(["Article 1", "Article 2"]);
    expect(rel_uuids).toBeUndefined();
    expect((await story("pages/front", { resolve_relations: "other.related" })).rels).toEqual([]);
  });

  it("sends only uuids when a story has more than 50 relations (R9.06)", async () => {
    const { rels, rel_uuids } = await story("pages/many", { resolve_relations: "page.all" });
    expect(rels).toEqual([]);
    expect(rel_uuids).toEqual(articles.slice(0, 51).map((article) => article.uuid));
  });

  it.each([
    ["url", { full_slug: "pages/about", url: "pages/about" }],
    ["link", { slug: "pages/about", real_path: "/pages/about" }],
    ["story", { full_slug: "pages/about", content: { title: "Om os" } }],
  ])("describes link targets as %s when asked (R7.22, R7.23)", async (kind, expected) => {
    const { links } = await story("pages/front", { resolve_links: kind });
    expect(links).toHaveLength(1);
    expect(links?.[0]).toMatchObject({ uuid: testUuid(2), ...expected });
  });

  it("leaves fields out at every depth (R7.22)", async () => {
    const text = JSON.stringify(await story("pages/front", { excluding_fields: "secret,title" }));
    expect(text).not.toContain('"secret"');
    expect(text).not.toContain('"title"');
    expect(text).toContain('"component"');
  });

  it("finds a story by uuid and by number (R7.21)", async () => {
    const byUuid = await story(testUuid(1), { find_by: "uuid" });
    expect(byUuid.story.full_slug).toBe("pages/front");
    expect((await story(String(byUuid.story.id))).story.uuid).toBe(testUuid(1));
  });

  it("answers 404 with a list that says so for an unknown slug (R7.21)", async () => {
    for (const slug of ["pages/none", "pages/front/more", "%00", "..%2f", "blog/", "en/none"]) {
      const answer = await call(`/v2/cdn/stories/${slug}`);
      const body: unknown = await answer.json();
      expect({ slug, status: answer.status, body }).toEqual({
        slug,
        status: 404,
        body: ["This record could not be found"],
      });
    }
  });
});

describe("tokens and versions", () => {
  it.each([undefined, "", "wrong", "fjord-publi"])(
    "answers 401 to the token %s (R6.07, R7.22)",
    async (token) => {
      const answer = await gateway.get(`/v2/cdn/stories${token === undefined ? "" : `?token=${token}`}`);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({ error: "Unauthorized" });
    },
  );

  it("opens one space with a token, never another's (R6.07)", async () => {
    const answer = await gateway.get(`/cdn/stories?token=${TOKENS.eng.public}`);
    const body = StoriesAnswerSchema.parse(await answer.json());
    expect(body.stories.map((one) => one.content["title"])).toEqual(["Eng"]);
  });

  it("shows drafts to the preview token alone (R6.07)", async () => {
    const draft = { component: "page", _uid: "d", title: "Udkast" };
    await gateway.manage("POST", "/management/spaces/fjord/stories", {
      action: "save",
      full_slug: "pages/draft",
      content: draft,
    });
    const asked = (token: string, version: string) =>
      gateway
        .get(`/cdn/stories/pages/draft?token=${token}&version=${version}`)
        .then((answer) => answer.status);
    expect(await asked(TOKENS.fjord.preview, "draft")).toBe(200);
    expect(await asked(TOKENS.fjord.public, "draft")).toBe(401);
    expect(await asked(TOKENS.eng.preview, "draft")).toBe(404);
    expect(await asked(TOKENS.fjord.preview, "published")).toBe(404);
    expect(await asked(TOKENS.fjord.public, "published")).toBe(404);
  });
});

describe("parameters that cannot be used", () => {
  it.each([
    ["version", "latest"],
    ["per_page", "0"],
    ["per_page", "101"],
    ["per_page", "many"],
    ["page", "0"],
    ["cv", "now"],
    ["language", "fr"],
    ["resolve_links", "all"],
    ["resolve_relations", "related"],
    ["by_uuids", "1,2"],
    ["starts_with", "%"],
    ["sort_by", "name"],
    ["sort_by", "secret:asc"],
    ["filter_query[category][like]", "g*"],
    ["find_by", "name"],
  ])("answer 422 with a list that names %s (R7.22)", async (name, value) => {
    const answer = await call("/v2/cdn/stories", { [name]: value });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual([expect.stringContaining(name.split("[")[0] ?? name)]);
  });
});

describe("the vendor's own client", () => {
  it("reads stories, relations beyond 50 and links from it unchanged (R7.21, R7.23, R9.06)", async () => {
    const client = new StoryblokClient({
      accessToken: TOKENS.fjord.public,
      endpoint: `${gateway.origin}/v2`,
      cache: { type: "none" },
    });
    const list = await client.get("cdn/stories", { starts_with: "blog/", per_page: 10 });
    expect(list).toMatchObject({ total: 60, perPage: 10 });
    const { data } = await client.get("cdn/stories/pages/many", { resolve_relations: "page.all" });
    expect(data.story.content.all.map((one: { full_slug: string }) => one.full_slug)).toEqual(
      articles.slice(0, 51).map((article) => article.fullSlug),
    );
    const linked = await client.get("cdn/stories/pages/front", { resolve_links: "url" });
    expect(linked.data.story.content.body[1].link.story).toMatchObject({ url: "pages/about" });
  });

  it("reports its errors with our words (R7.21)", async () => {
    const client = new StoryblokClient({
      accessToken: TOKENS.fjord.public,
      endpoint: `${gateway.origin}/v2`,
    });
    await expect(client.get("cdn/stories/pages/none")).rejects.toMatchObject({ status: 404 });
  });
});
