import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { readRecordings, startReplay, type RecordedCall } from "../testing/recordings.ts";
import { recordingLogger } from "../testing/recording-logger.ts";
import { createContentClient, type ContentClient } from "./client.ts";
import type { ReadOptions } from "./request-options.ts";

/** Those of a recorded answer's fields that are looked for in what the client makes of it. */
const StorySchema = z.object({ full_slug: z.string(), uuid: z.string() });
const RecordedBodySchema = z.object({
  cv: z.number().optional(),
  story: StorySchema.optional(),
  stories: z.array(StorySchema).default([]),
  rels: z.array(StorySchema).default([]),
  links: z.array(StorySchema).default([]),
});

const LINKS = ["url", "link", "story"] as const;

function optionsOf({
  version,
  language,
  resolve_relations,
  resolve_links,
}: RecordedCall["query"]): ReadOptions {
  const resolveLinks = LINKS.find((kind) => kind === resolve_links);
  return {
    version: version === "draft" ? "draft" : "published",
    ...(language !== undefined && { language }),
    ...(resolve_relations !== undefined && { resolveRelations: resolve_relations.split(",") }),
    ...(resolveLinks && { resolveLinks }),
  };
}

/** Makes the recorded call with the real client. */
async function replayed(call: RecordedCall) {
  await using service = await startReplay(call);
  const client: ContentClient | undefined = createContentClient({
    endpoint: service.endpoint,
    accessToken: "a-token",
    previewToken: "a-preview-token",
    logger: recordingLogger(),
  });
  if (!client) throw new Error("no client was created");
  const options = optionsOf(call.query);
  const slug = call.path.split("/cdn/stories/")[1];
  const startsWith = call.query["starts_with"];
  const page =
    slug === undefined
      ? await client.stories({ ...options, ...(startsWith !== undefined && { startsWith }) })
      : await client
          .story(slug, options)
          .then(({ story, cv }) => ({ stories: [story], cv, total: undefined }));
  return { ...page, asked: service.asked };
}

/** Every object within a value that has the uuid. */
function objectsOf(value: unknown, uuid: string): object[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "uuid" in value && value.uuid === uuid ? [value] : [];
  return [...own, ...Object.values(value).flatMap((part) => objectsOf(part, uuid))];
}

/** What is said of a recorded call that was answered. */
function answersAsRecorded(call: RecordedCall): void {
  const last = call.answers.at(-1);
  const recorded = RecordedBodySchema.parse(JSON.parse(last?.body ?? ""));

  it("gives the stories that were recorded, and their cache version (R7.21, R7.23)", async () => {
    const { stories, cv, total } = await replayed(call);
    const expected = recorded.story ? [recorded.story] : recorded.stories;
    expect(stories).toMatchObject(expected.map(({ full_slug, uuid }) => ({ full_slug, uuid })));
    expect(cv).toBe(recorded.cv);
    expect(total).toBe(last?.headers["total"] === undefined ? undefined : Number(last.headers["total"]));
  });

  it("asks as often as was recorded: a redirect to the newest cache version is followed", async () => {
    const { asked } = await replayed(call);
    expect(asked).toEqual(call.answers.map(({ cv }, index) => (index === 0 ? null : cv)));
  });

  it("has the recorded relations and links in the content (R7.22)", async () => {
    const { stories } = await replayed(call);
    const content = stories.map((story) => story.content);
    for (const { full_slug, uuid } of [...recorded.rels, ...recorded.links]) {
      expect(objectsOf(content, uuid).length, full_slug).toBeGreaterThan(0);
    }
  });
}

/** A cassette as VCR writes them, with a story of our own; JSON is YAML. */
const OWN = JSON.stringify({
  http_interactions: [
    {
      request: {
        method: "get",
        uri: "https://vendor.example/v2/cdn/stories/regler?cv=0&token=x&version=published",
      },
      response: {
        status: { code: 301 },
        headers: {
          Location: ["https://vendor.example/v2/cdn/stories/regler?cv=7&token=x&version=published"],
        },
        body: { string: "Elsewhere." },
      },
    },
    {
      request: {
        method: "get",
        uri: "https://vendor.example/v2/cdn/stories/regler?cv=7&token=x&version=published",
      },
      response: {
        status: { code: 401 },
        headers: { "Content-Type": ["application/json"] },
        body: { base64_string: Buffer.from(JSON.stringify({ error: "Unauthorized" })).toString("base64") },
      },
    },
    {
      request: { method: "get", uri: "https://vendor.example/v1/cdn/stories/regler" },
      response: { status: { code: 200 }, headers: {}, body: { string: "{}" } },
    },
  ],
});

describe("recordings", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "recordings-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("are read from cassettes, a redirect together with what it leads to, and refused as they were (R6.07, R8.11)", async () => {
    expect(() => readRecordings(folder)).toThrow(`No cassette in ${folder} holds a call of /v2/cdn/stories.`);
    writeFileSync(join(folder, "own.yml"), OWN);
    const [call, ...others] = readRecordings(folder);
    expect(others).toEqual([]);
    expect(call).toMatchObject({ path: "/v2/cdn/stories/regler", query: { version: "published" } });
    expect(call?.answers.map(({ status, cv }) => [status, cv])).toEqual([
      [301, "0"],
      [401, "7"],
    ]);
    if (call) await expect(replayed(call)).rejects.toMatchObject({ code: "unauthorised", status: 401 });
  });
});

/** A folder of cassettes that others have published: see the README. */
const { STORYBLOK_RECORDINGS } = process.env;
const published = STORYBLOK_RECORDINGS === undefined ? [] : readRecordings(STORYBLOK_RECORDINGS);

describe.each(published.filter(({ answers }) => answers.at(-1)?.status === 200))(
  "the recorded call $name",
  (call) => {
    answersAsRecorded(call);
  },
);
