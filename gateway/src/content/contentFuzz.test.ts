import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testGateway, TOKENS, type TestGateway } from "../testing/testGateway.ts";
import { testStory, testUuid } from "../testing/testStories.ts";
import { importStories } from "./importStories.ts";
import { StoryQuerySchema } from "./storyQuery.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  const stories = [testStory(1, "pages/front", { related: [testUuid(2)] }), testStory(2, "pages/about")];
  await importStories(gateway.database.db, "fjord", stories, Date.now());
});
afterAll(() => gateway[Symbol.asyncDispose]());

const names = [
  ...Object.keys(StoryQuerySchema.shape),
  "filter_query[title][in]",
  "filter_query[a][or]",
  "unknown",
];
const values = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "",
    "published",
    "draft",
    "en",
    "1",
    "0",
    "-1",
    "99999999999999999999",
    "1e9",
    "page.related",
  ),
  fc.constantFrom(
    ",",
    "a,b,",
    "%",
    "_",
    "'; DROP TABLE stories; --",
    "\\",
    "\u0000",
    "*",
    "content.x:asc:int",
  ),
  fc.constantFrom(
    "position:asc",
    "content.title:desc",
    "name:desc:float",
    "url",
    "story",
    "uuid",
    testUuid(1),
  ),
);
const queries = fc.array(fc.tuple(fc.constantFrom(...names), values), { maxLength: 6 });
const paths = fc.oneof(
  fc.constantFrom("", "/pages/front", "/en/pages/front", `/${testUuid(1)}`, "/1000", "/999999999999999"),
  fc.string({ unit: "grapheme", maxLength: 30 }).map((text) => `/${encodeURIComponent(text)}`),
);

describe("whatever is asked of the content service", () => {
  it("is answered with 200, 401, 404 or 422, never an error of its own (R7.22)", async () => {
    await fc.assert(
      fc.asyncProperty(paths, queries, async (path, query) => {
        const parameters = new URLSearchParams([["token", TOKENS.fjord.preview], ...query]);
        const answer = await gateway.get(`/v2/cdn/stories${path}?${parameters.toString()}`);
        expect([200, 401, 404, 422], await answer.text()).toContain(answer.status);
      }),
      { numRuns: 600 },
    );
  });
});
