import { GAME_API_SCRIPT } from "@spilhus/game-api/script";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestEdge, type TestEdge } from "../../testing/testEdge.ts";

const PATH = "/_playgame/gameapi-min.js";

describe("the script of game-play pages (R2.58, R7.28)", () => {
  let test: TestEdge;
  beforeAll(async () => {
    test = await startTestEdge();
  });
  afterAll(() => test.stop());

  it("is served by the edge for five minutes and with a tag", async () => {
    const answer = await test.get(PATH);
    expect([answer.status, answer.text]).toEqual([200, GAME_API_SCRIPT]);
    expect(answer.headers).toMatchObject({
      "cache-control": "public, max-age=300",
      "content-type": "text/javascript; charset=utf-8",
      etag: expect.any(String),
    });
    expect(test.app.requests).toEqual([]);
    const again = await test.get(PATH, { headers: { "if-none-match": String(answer.headers.etag) } });
    expect(again.status).toBe(304);
  });

  it.each([
    "/_playgame",
    "/_playgame/gameapi.js",
    "/_playgame/gameapi-min.js/x",
    "/_playgame/../package.json",
  ])("is not found at %s", async (path) => {
    expect([400, 404, 308]).toContain((await test.get(path)).status);
  });

  it("is read and nothing else", async () => {
    expect((await test.get(PATH, { method: "POST" })).status).toBe(405);
  });
});
