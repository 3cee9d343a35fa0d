import { DEFAULT_LOCALE, LOCALES, type StoriesAnswer, type StoryAnswer } from "@spilhus/contracts";
import { GET_SPACE, GET_STORY, LIST_STORIES } from "@spilhus/contracts/content";
import type { Clock } from "@spilhus/lib";
import type { FastifyReply } from "fastify";
import { defineServiceCallWith, type DefinedServiceCall, type ServiceCall } from "../calls/index.ts";
import { AnswerCache, notFound, type Answer } from "../http/index.ts";
import { cacheVersion, findStories, findStory } from "./findStories.ts";
import { resolve } from "./resolve.ts";
import { spaceNumber } from "./spaceNumber.ts";
import { storyObject, type StoryView } from "./storyObject.ts";
import { readFilters, type StoryQuery } from "./storyQuery.ts";

/** What the calls of the content service need besides the services of every call. */
export interface ContentServices {
  /** Answers of published stories. */
  readonly storyAnswers: AnswerCache;
}

/** Memory for answers of published stories. */
const ANSWER_BYTES = 32 * 1024 * 1024;

export const contentServices = (clock: Clock): ContentServices => ({
  storyAnswers: new AnswerCache({ maxBytes: ANSWER_BYTES, clock }),
});

const defineServiceCall = defineServiceCallWith<ContentServices>();

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const OTHER_LANGUAGES: readonly string[] = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

const viewOf = (query: StoryQuery): StoryView => ({
  version: query.version,
  language: query.language,
  excluding: new Set(query.excluding_fields),
});

/** `en/blog/x` asks for `blog/x` in English, as the vendor's addresses do. */
function splitLanguage(path: string, query: StoryQuery): { slug: string; query: StoryQuery } {
  const [first = "", ...rest] = path.split("/");
  if (!OTHER_LANGUAGES.includes(first) || rest.length === 0) return { slug: path, query };
  const language = LOCALES.find((locale) => locale === first && locale !== DEFAULT_LOCALE);
  return { slug: rest.join("/"), query: { ...query, language: query.language ?? (language as "en") } };
}

function keyOf(slug: string, query: StoryQuery) {
  if (query.find_by === "uuid") {
    if (!UUID.test(slug)) throw notFound();
    return { uuid: slug };
  }
  if (/^[1-9]\d{0,14}$/.test(slug)) return { id: Number(slug) };
  if (!/^[\w.-]+(?:\/[\w.-]+)*$/.test(slug) || slug.length > 300) throw notFound();
  return { slug };
}

type StoryCall = Pick<
  ServiceCall<typeof LIST_STORIES, ContentServices>,
  "services" | "brand" | "query" | "request" | "reply"
>;

/** Sends stories, from memory where they were published and asked for before. */
async function sendStories(
  { services: { db, storyAnswers }, brand, query, request, reply }: StoryCall,
  make: (cv: number, query: StoryQuery) => Promise<Answer>,
): Promise<FastifyReply> {
  const cv = await cacheVersion(db, brand.id);
  const answer = () => make(cv, { ...query, filters: readFilters(request.query) });
  // Whatever changes a published answer moves cv on, so a kept one is never an old one.
  const { body, headers } =
    query.version === "draft"
      ? await answer()
      : await storyAnswers.get(`${brand.id} ${cv} ${request.url}`, answer);
  return reply
    .headers({ ...headers, "cache-control": "private, max-age=0" })
    .type("application/json; charset=utf-8")
    .send(body);
}

const list = defineServiceCall(LIST_STORIES, (call) =>
  sendStories(call, async (cv, query): Promise<Answer> => {
    const { db } = call.services;
    const { rows, total } = await findStories(db, call.brand.id, query);
    const stories = rows.map((row) => storyObject(row, viewOf(query)));
    const linked = await resolve(db, call.brand.id, stories, query, viewOf(query));
    const body: StoriesAnswer = { stories, cv, ...linked };
    return { body: JSON.stringify(body), headers: { total, "per-page": query.per_page } };
  }),
);

const one = defineServiceCall(GET_STORY, (call) =>
  sendStories(call, async (cv, asked): Promise<Answer> => {
    const { db } = call.services;
    const { slug, query } = splitLanguage(call.places.slug.replace(/\/+$/, ""), asked);
    const row = await findStory(db, call.brand.id, keyOf(slug, query), query.version);
    if (!row) throw notFound();
    const story = storyObject(row, viewOf(query));
    const linked = await resolve(db, call.brand.id, [story], query, viewOf(query));
    const body: StoryAnswer = { story, cv, ...linked };
    return { body: JSON.stringify(body), headers: {} };
  }),
);

const space = defineServiceCall(GET_SPACE, async ({ services: { db }, brand }) => ({
  space: {
    id: spaceNumber(brand.id),
    name: brand.name,
    domain: "",
    version: await cacheVersion(db, brand.id),
    language_codes: [...OTHER_LANGUAGES],
  },
}));

/**
 * The content service: the vendor's delivery API v2 under `/v2/cdn` and `/cdn` (R7.21, R7.22, R7.23). Where the vendor
 * redirects a call without `cv` to the current one, this answers at once with the current `cv` in the body.
 */
export const CONTENT_SERVICE_CALLS: readonly DefinedServiceCall<ContentServices>[] = [list, one, space];
