import { CONTENT_LIMITS, type StoriesAnswer, type Story } from "@spilhus/contracts";
import type { ContentClientConfig } from "../reading/config.ts";
import { ContentError } from "../errors/contentError.ts";
import { parseStoriesAnswer, parseStoryAnswer } from "../reading/parseAnswer.ts";
import { createReader, type RawAnswer, type Reader } from "../reading/reader.ts";
import { collectReferences } from "../references/collectReferences.ts";
import { createReferenceResolver } from "../references/resolveReferences.ts";
import type { ListOptions, ReadOptions } from "../reading/requestOptions.ts";
import { tagsForListRequest, tagsForStoryRequest } from "../reading/requestTags.ts";
import { readByUuids } from "../reading/storiesByUuids.ts";
import { storyPath } from "../reading/storyPath.ts";

const DEFAULT_MAX_STORIES = 1_000;

export interface StoryResult {
  story: Story;
  /** Cache version of the space (R7.23). */
  cv: number;
}

export interface StoriesResult {
  stories: Story[];
  /** Stories in the whole list. */
  total: number;
  perPage: number;
  cv: number;
}

/** Every method throws only ContentError. */
export interface ContentClient {
  /** One story by its full slug; `not-found` when there is none. */
  story(slug: string, options?: ReadOptions): Promise<StoryResult>;
  /** One page of a list. */
  stories(options?: ListOptions): Promise<StoriesResult>;
  /** The whole list; `too-many` if it is longer than `maxStories` (default 1000), never truncated. */
  allStories(options?: Omit<ListOptions, "page"> & { maxStories?: number }): Promise<Story[]>;
  /** Stories in the requested order, fetched 50 at a time, without those that are not published. */
  storiesByUuids(uuids: readonly string[], options?: ReadOptions): Promise<Story[]>;
}

function pageParameters({ startsWith, perPage = CONTENT_LIMITS.perPage, page = 1 }: ListOptions) {
  const valid =
    Number.isInteger(perPage) &&
    perPage >= 1 &&
    perPage <= CONTENT_LIMITS.maxPerPage &&
    Number.isInteger(page) &&
    page >= 1;
  if (!valid) {
    throw new ContentError(
      "invalid-request",
      `perPage must be 1 to ${CONTENT_LIMITS.maxPerPage} and page at least 1, not ${perPage} and ${page}`,
    );
  }
  return { ...(startsWith !== undefined && { starts_with: startsWith }), per_page: perPage, page };
}

async function resolveAll(read: Reader, answer: StoriesAnswer, options: ReadOptions): Promise<Story[]> {
  return answer.stories.map(createReferenceResolver(await collectReferences(read, answer, options)));
}

async function readStory(read: Reader, slug: string, options: ReadOptions): Promise<StoryResult> {
  const path = storyPath(slug);
  const parsed = await read(path, {}, options, tagsForStoryRequest(slug), ({ answer }) =>
    parseStoryAnswer(answer, path),
  );
  const references = await collectReferences(read, parsed, options);
  return { story: createReferenceResolver(references)(parsed.story), cv: parsed.cv };
}

function parsePage({ answer, total, perPage }: RawAnswer) {
  if (total === undefined || perPage === undefined || perPage < 1) {
    throw new ContentError(
      "invalid-answer",
      "The content service sent a list without the headers total and per-page",
    );
  }
  return { parsed: parseStoriesAnswer(answer, "cdn/stories"), total, perPage };
}

async function readPage(read: Reader, options: ListOptions): Promise<StoriesResult> {
  const tags = tagsForListRequest(options);
  const page = await read("cdn/stories", pageParameters(options), options, tags, parsePage);
  const { parsed, total, perPage } = page;
  return { stories: await resolveAll(read, parsed, options), total, perPage, cv: parsed.cv };
}

/**
 * Client of the content service contract (R7.21–R7.23), for both the vendor and our own gateway.
 * @returns `undefined` without an access token, after logging an error (R8.11)
 */
export function createContentClient(config: ContentClientConfig): ContentClient | undefined {
  if (config.accessToken === undefined || config.accessToken === "") {
    config.logger.error(
      { endpoint: config.endpoint },
      "The content service's access token is missing: no content client was created. Set the token and start again",
    );
    return undefined;
  }
  const read = createReader(config, config.accessToken);
  return {
    story: (slug, options = {}) => readStory(read, slug, options),
    stories: (options = {}) => readPage(read, options),

    async allStories({ maxStories = DEFAULT_MAX_STORIES, ...options } = {}) {
      const first = await readPage(read, { ...options, page: 1 });
      if (first.total > maxStories) {
        throw new ContentError(
          "too-many",
          `The list has ${first.total} stories, more than the ${maxStories} allowed`,
        );
      }
      const pages = Math.ceil(first.total / first.perPage);
      const rest = Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
        readPage(read, { ...options, page: index + 2 }),
      );
      return [first, ...(await Promise.all(rest))].flatMap(({ stories }) => stories);
    },

    async storiesByUuids(uuids, options = {}) {
      const answers = await readByUuids(read, uuids, options);
      const resolved = await Promise.all(answers.map((answer) => resolveAll(read, answer, options)));
      const byUuid = new Map(resolved.flat().map((story) => [story.uuid, story]));
      return uuids.flatMap((uuid) => byUuid.get(uuid) ?? []);
    },
  };
}
