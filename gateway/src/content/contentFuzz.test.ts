import { array, assert, asyncProperty, constantFrom, oneof, string, tuple } from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TEST_BRANDS } from "../../testing/testBrands.ts";
import { TOKENS } from "../../testing/testEnvironment.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { testStory, testUuid } from "../../testing/testStories.ts";
import { importStories } from "../publishing/importStories.ts";
import { StoryQuerySchema } from "@spilhus/contracts/content";

const [FJORD] = TEST_BRANDS;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  const stories = [testStory(1, "pages/front", { related: [testUuid(2)] }), testStory(2, "pages/about")];
  await importStories(gateway.database.db, FJORD, stories, Date.now());
});
afterAll(() => gateway[Symbol.asyncDispose]());

const names = [
  ...Object.keys(StoryQuerySchema.shape),
  "filter_query[title][in]",
  "filter_query[a][or]",
  "unknown",
];
const values = oneof(
  string({ unit: "binary", maxLength: 40 }),
  constantFrom("", "published", "draft", "en", "1", "0", "-1", "99999999999999999999", "1e9", "page.related"),
  constantFrom(",", "a,b,", "%", "_", "'; DROP TABLE stories; --", "\\", "\u0000", "*", "content.x:asc:int"),
  constantFrom("position:asc", "content.title:desc", "name:desc:float", "url", "story", "uuid", testUuid(1)),
);
const queries = array(tuple(constantFrom(...names), values), { maxLength: 6 });
const paths = oneof(
  constantFrom("", "/pages/front", "/en/pages/front", `/${testUuid(1)}`, "/1000", "/999999999999999"),
  string({ unit: "grapheme", maxLength: 30 }).map((text) => `/${encodeURIComponent(text)}`),
);

describe("whatever is asked of the content service", () => {
  it("is answered with 200, 401, 404 or 422, never an error of its own (R7.22)", async () => {
    await assert(
      asyncProperty(paths, queries, async (path, query) => {
        const parameters = new URLSearchParams([["token", TOKENS.fjord.preview], ...query]);
        const answer = await gateway.get(`/v2/cdn/stories${path}?${parameters.toString()}`);
        await answer.text();
        expect([200, 401, 404, 422]).toContain(answer.status);
      }),
      { numRuns: 600 },
    );
  });
});
