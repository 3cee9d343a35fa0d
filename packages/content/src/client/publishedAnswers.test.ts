import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CONTENT_LIMITS } from "@spilhus/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { readRecordings, startReplay, type RecordedCall } from "../../testing/publishedAnswers.ts";
import { recordingLogger } from "../../testing/recordingLogger.ts";
import { createContentClient, type ContentClient } from "./client.ts";
import type { ListOptions } from "../reading/requestOptions.ts";

/** The fields of a recorded answer that must be in the client's result. */
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
  starts_with,
  per_page,
  page,
}: RecordedCall["query"]): ListOptions {
  const resolveLinks = LINKS.find((kind) => kind === resolve_links);
  return {
    version: version === "draft" ? "draft" : "published",
    ...(language !== undefined && { language }),
    ...(resolve_relations !== undefined && { resolveRelations: resolve_relations.split(",") }),
    ...(resolveLinks && { resolveLinks }),
    ...(starts_with !== undefined && { startsWith: starts_with }),
    ...(per_page !== undefined && { perPage: Number(per_page) }),
    ...(page !== undefined && { page: Number(page) }),
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
  const page =
    slug === undefined
      ? await client.stories(options)
      : await client
          .story(slug, options)
          .then(({ story, cv }) => ({ stories: [story], cv, total: undefined, perPage: undefined }));
  return { ...page, asked: service.asked };
}

async function contentOf(call: RecordedCall) {
  const { stories } = await replayed(call);
  return stories.map(({ content }) => content);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Every object within a value. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

/** The values of relation fields (`component.field`, separated by commas) within a value. */
function relatedIn(value: unknown, relations = ""): unknown[] {
  const fields = relations.split(",").map((relation) => relation.split("."));
  return objectsIn(value).flatMap((block) =>
    fields.flatMap(([component, field = ""]) =>
      block["component"] === component ? [block[field]].flat() : [],
    ),
  );
}

/** The link fields and link marks to a story within a value. */
function linksIn(value: unknown, uuid: string): Record<string, unknown>[] {
  return objectsIn(value).filter(
    (link) => link["linktype"] === "story" && (link["id"] === uuid || link["uuid"] === uuid),
  );
}

/**
 * The totals of a list. An empty `per-page` belongs to a call without that parameter, which our client always sends.
 */
function countsOf({ total, "per-page": perPage }: Readonly<Record<string, string>> = {}) {
  return {
    total: total === undefined ? undefined : Number(total),
    perPage: perPage === undefined ? undefined : Number(perPage || CONTENT_LIMITS.perPage),
  };
}

/** Tests for a recorded call that succeeded. */
function answersAsRecorded(call: RecordedCall): void {
  const last = call.answers.at(-1);
  const recorded = RecordedBodySchema.parse(JSON.parse(last?.body ?? ""));

  it("returns the recorded stories, their cache version and their totals (R7.21, R7.23)", async () => {
    const { stories, cv, total, perPage } = await replayed(call);
    const expected = recorded.story ? [recorded.story] : recorded.stories;
    expect(stories).toMatchObject(expected.map(({ full_slug, uuid }) => ({ full_slug, uuid })));
    expect(cv).toBe(recorded.cv);
    expect({ total, perPage }).toEqual(countsOf(last?.headers));
  });

  it("makes as many requests as recorded: it follows a redirect to the newest cache version", async () => {
    const { asked } = await replayed(call);
    expect(asked).toEqual(call.answers.map(({ cv }, index) => (index === 0 ? null : cv)));
  });

  it.each(recorded.rels)("has the relation $full_slug instead of its uuid (R7.22, R7.23)", async (story) => {
    const related = relatedIn(await contentOf(call), call.query["resolve_relations"]);
    expect(related).toContainEqual(expect.objectContaining(story));
  });

  it.each(recorded.links)("has $full_slug at the links to it (R7.22, R7.23)", async (story) => {
    const links = linksIn(await contentOf(call), story.uuid);
    expect(links).not.toEqual([]);
    expect(links).toMatchObject(links.map(() => ({ story })));
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
    if (!call) throw new Error("No call was read.");
    expect(call).toMatchObject({ path: "/v2/cdn/stories/regler", query: { version: "published" } });
    expect(call.answers.map(({ status, cv }) => [status, cv])).toEqual([
      [301, "0"],
      [401, "7"],
    ]);
    await expect(replayed(call)).rejects.toMatchObject({ code: "unauthorised", status: 401 });
  });
});

/** A folder of cassettes published by others: see the README. */
const { STORYBLOK_RECORDINGS } = process.env;
const published = STORYBLOK_RECORDINGS === undefined ? [] : readRecordings(STORYBLOK_RECORDINGS);

describe.each(published.filter(({ answers }) => answers.at(-1)?.status === 200))(
  "the recorded call $name",
  (call) => {
    answersAsRecorded(call);
  },
);
