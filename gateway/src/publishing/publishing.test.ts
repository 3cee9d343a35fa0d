import { manualClock } from "@spilhus/lib";
import { eq } from "drizzle-orm";
import { SIGNATURE_HEADER, signRequest } from "@spilhus/lib/node";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { PURGE_PATH, REVALIDATE_PATH } from "@spilhus/contracts";
import { importStories } from "./importStories.ts";
import { targetServer, type TargetServer } from "../../testing/targetServer.ts";
import { TEST_BRANDS } from "../../testing/testBrands.ts";
import { SECRETS, TOKENS } from "../../testing/testEnvironment.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { testStory, testUuid } from "../../testing/testStories.ts";
import { jobs } from "../jobs/tables.ts";
import { CHANGE_QUEUE } from "./changeJobs.ts";

const [FJORD] = TEST_BRANDS;

const isChange = eq(jobs.queue, CHANGE_QUEUE);

const STORIES = "/management/spaces/fjord/stories";
let gateway: TestGateway;
let target: TargetServer;
let environment: Readonly<Record<string, string>>;

beforeAll(async () => {
  target = await targetServer();
  environment = {
    REVALIDATE_TARGETS: JSON.stringify({ fjord: [target.origin] }),
    EDGE_CONTROL: target.origin,
  };
  gateway = await testGateway({ environment });
  const referrer = testStory(1, "blog/first", { related: [testUuid(2)] });
  await importStories(gateway.database.db, FJORD, [referrer, testStory(2, "blog/second")], Date.now());
});
afterAll(async () => {
  await gateway[Symbol.asyncDispose]();
  await target[Symbol.asyncDispose]();
});
beforeEach(async () => {
  await emptied();
  target.heard.splice(0);
});

const content = (title: string) => ({ component: "page", _uid: "u", title });
const change = (action: string, full_slug: string, title?: string) =>
  gateway.manage("POST", STORIES, {
    action,
    full_slug,
    ...(title === undefined ? {} : { content: content(title) }),
  });
const title = async (slug: string) => {
  const answer = await gateway.get(`/cdn/stories/${slug}?token=${TOKENS.fjord.public}`);
  if (answer.status !== 200) return answer.status;
  const body = (await answer.json()) as { story: { content: { title: string } } }; // The contract is proved elsewhere.
  return body.story.content.title;
};
const emptied = () => expect.poll(() => gateway.database.db.$count(jobs, isChange)).toBe(0);

describe("an editor's change", () => {
  it("is seen by visitors when it is published, not when it is saved, and gone when withdrawn (R7.21)", async () => {
    expect((await change("save", "pages/news", "Kladde")).status).toBe(200);
    expect(await title("pages/news")).toBe(404);
    expect((await change("publish", "pages/news")).status).toBe(200);
    expect(await title("pages/news")).toBe("Kladde");
    await change("save", "pages/news", "Næste kladde");
    expect(await title("pages/news")).toBe("Kladde");
    const read = await gateway.manage("GET", `${STORIES}/pages/news`);
    expect(await read.json()).toMatchObject({ published: true, content: { title: "Næste kladde" } });
    expect((await change("unpublish", "pages/news")).status).toBe(200);
    expect(await title("pages/news")).toBe(404);
  });

  it("tells the apps and then the edge, signed, with the tags of the story and those that show it (R7.23)", async () => {
    const answer = await change("publish", "blog/second", "Ny");
    const { cv } = (await answer.json()) as { cv: number };
    await emptied();
    expect(target.heard.map(({ path, signed }) => ({ path, signed }))).toEqual([
      { path: REVALIDATE_PATH, signed: true },
      { path: PURGE_PATH, signed: true },
    ]);
    for (const { change: told } of target.heard) {
      expect(told).toMatchObject({ brand: "fjord", cv });
      expect(told.tags).toEqual(
        expect.arrayContaining([`story:${testUuid(2)}`, "slug:blog/second", "list:blog/", "slug:blog/first"]),
      );
    }
  });

  it("reaches both with the call itself, not when the worker looks next", async () => {
    vi.useFakeTimers({ toFake: ["setInterval"] });
    // The worker of this one never looks by itself.
    await using prompt = await testGateway({ environment }).finally(() => vi.useRealTimers());
    await prompt.manage("POST", STORIES, {
      action: "publish",
      full_slug: "pages/fast",
      content: content("Hurtig"),
    });
    await expect.poll(() => target.heard.map(({ path }) => path)).toEqual([REVALIDATE_PATH, PURGE_PATH]);
  });

  it("tells nobody of a draft", async () => {
    await change("save", "pages/quiet", "Kladde");
    await emptied();
    expect(target.heard).toEqual([]);
  });

  it("is told again until everybody has heard it, while visitors see it already", async () => {
    target.status = 503;
    await change("publish", "pages/stubborn", "Sejlivet");
    await expect.poll(() => target.heard.length).toBeGreaterThanOrEqual(4);
    expect(await gateway.database.db.$count(jobs, isChange)).toBe(1);
    expect(await title("pages/stubborn")).toBe("Sejlivet");
    target.status = 200;
    await emptied();
  });

  it("keeps cv growing and loses no purge under 50 publishes at once (R7.23)", async () => {
    const slugs = Array.from({ length: 50 }, (_, index) => `storm/story-${index}`);
    const answers = await Promise.all(slugs.map((slug) => change("publish", slug, slug)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    const versions = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { cv: number }).cv),
    );
    expect(new Set(versions).size).toBe(50);
    await emptied();
    const purged = target.heard
      .filter(({ path }) => path === PURGE_PATH)
      .flatMap(({ change: told }) => told.tags);
    for (const slug of slugs) expect(purged).toContain(`slug:${slug}`);
    const list = await gateway.get(`/cdn/stories?per_page=1&token=${TOKENS.fjord.public}`);
    expect(((await list.json()) as { cv: number }).cv).toBe(Math.max(...versions));
  });

  it.each([
    ["an unknown action", { action: "delete", full_slug: "pages/a" }, 400],
    ["a slug that leads out", { action: "publish", full_slug: "../a", content: content("x") }, 400],
    [
      "a character the database cannot keep",
      { action: "save", full_slug: "pages/a", content: content("\u0000") },
      400,
    ],
    ["no content for a new story", { action: "publish", full_slug: "pages/absent" }, 404],
    ["a withdrawal of nothing", { action: "unpublish", full_slug: "pages/absent" }, 409],
  ])("is refused with a clear error for %s", async (_, body, status) => {
    const answer = await gateway.manage("POST", STORIES, body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({
      error: { statusCode: status, message: expect.stringMatching(/\w+.*\./), requestId: expect.any(String) },
    });
  });
});

describe("a management call", () => {
  const body = JSON.stringify({ action: "publish", full_slug: "pages/forged", content: content("Falsk") });
  const send = (signature: string | undefined, path = STORIES) =>
    fetch(gateway.origin + path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(signature ? { [SIGNATURE_HEADER]: signature } : {}),
      },
      body,
    });
  const sign = (path = STORIES, now = Date.now(), secret = SECRETS.management) =>
    signRequest(secret, { method: "POST", path, body }, now);

  it.each([
    ["without a signature", () => send(undefined)],
    ["signed with another secret", () => send(sign(STORIES, Date.now(), "another secret"))],
    ["signed 31 s ago", () => send(sign(STORIES, Date.now() - 31_000))],
    ["signed for another brand", () => send(sign("/management/spaces/eng/stories"))],
  ])("is refused %s", async (_, attempt) => {
    expect((await attempt()).status).toBe(401);
    expect(await title("pages/forged")).toBe(404);
  });

  it("is refused when it is played again", async () => {
    const signature = sign();
    expect((await send(signature)).status).toBe(200);
    expect((await send(signature)).status).toBe(401);
  });

  it("finds no brand that does not exist", async () => {
    const path = "/management/spaces/nowhere/stories";
    expect((await send(sign(path), path)).status).toBe(404);
  });

  it("gives no hint of a body's shape to who has not signed it", async () => {
    const answer = await fetch(gateway.origin + STORIES, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{broken",
    });
    expect(answer.status).toBe(401);
  });
});

describe("the clock of a space", () => {
  it("moves cv on even when two publishes fall into one millisecond or the clock steps back (R7.23)", async () => {
    const clock = manualClock("2026-11-21T12:00:00Z");
    await using still = await testGateway({ clock });
    const publish = async (slug: string) => {
      const answer = await still.manage("POST", STORIES, {
        action: "publish",
        full_slug: slug,
        content: content(slug),
      });
      return ((await answer.json()) as { cv: number }).cv;
    };
    const first = await publish("pages/a");
    const second = await publish("pages/b");
    clock.advance(-10_000);
    const third = await publish("pages/c");
    expect([first, second, third]).toEqual([
      clock.now() + 10_000,
      clock.now() + 10_001,
      clock.now() + 10_002,
    ]);
  });
});
