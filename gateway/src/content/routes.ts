import { DEFAULT_LOCALE, LOCALES, type StoriesAnswer, type StoryAnswer } from "@spilhus/contracts";
import type { Clock } from "@spilhus/lib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Brands, GatewayConfig } from "../config/index.ts";
import type { Queries } from "../database/index.ts";
import { AnswerCache, type Answer } from "../http/index.ts";
import { SlidingCounts } from "../limits/index.ts";
import { cacheVersion, findStories, findStory } from "./findStories.ts";
import { resolve } from "./resolve.ts";
import { spaceNumber } from "./spaceNumber.ts";
import { storyObject, type StoryView } from "./storyObject.ts";
import { parseStoryQuery, type StoryQuery } from "./storyQuery.ts";
import { tokenReader, type TokenAccess } from "./tokens.ts";
import { notFound, tooManyRequests, unauthorized, vendorErrorHandler } from "./vendorError.ts";

export interface ContentService {
  readonly db: Queries;
  readonly brands: Brands;
  readonly clock: Clock;
  readonly config: Pick<GatewayConfig, "contentTokens" | "rateLimits">;
}

/** Memory for answers of published stories. */
const ANSWER_BYTES = 32 * 1024 * 1024;

type Query = Readonly<Record<string, unknown>>;
type Call = FastifyRequest<{ Querystring: Query; Params: Readonly<Record<string, string>> }>;

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

/**
 * The content service: the vendor's delivery API v2 under `/v2/cdn` and `/cdn` (R7.21, R7.22, R7.23). Where the vendor
 * redirects a call without `cv` to the current one, this answers at once with the current `cv` in the body.
 */
export async function contentRoutes(server: FastifyInstance, service: ContentService): Promise<void> {
  const { db, brands, config, clock } = service;
  const accessOf = tokenReader(config.contentTokens);
  const answers = new AnswerCache({ maxBytes: ANSWER_BYTES, clock });
  const accesses = new WeakMap<FastifyRequest, TokenAccess>();

  server.setErrorHandler(vendorErrorHandler);
  server.addHook("onRequest", async (request: FastifyRequest) => {
    const { token, version } = request.query as Query; // Any query; each value is checked before use.
    const access = typeof token === "string" ? accessOf(token) : undefined;
    if (!access || !brands.has(access.brand)) throw unauthorized();
    if (version === "draft" && !access.preview) throw unauthorized();
    accesses.set(request, access);
  });
  // Per process: it protects this gateway from a client that asks too fast (R9.06).
  const counts = new SlidingCounts(1_000, clock);
  server.addHook("preHandler", async (request, reply) => {
    const key = String((request.query as Query)["token"]); // Checked by the hook before.
    const refusal = counts.take(key, config.rateLimits.contentPerSecond);
    if (!refusal) return;
    void reply.header("retry-after", refusal.retryAfterSeconds);
    throw tooManyRequests();
  });
  const brandOf = (request: FastifyRequest): string => {
    const access = accesses.get(request);
    if (!access) throw unauthorized();
    return access.brand;
  };

  const answer = async (
    request: Call,
    reply: FastifyReply,
    make: (brand: string, cv: number) => Promise<Answer>,
  ): Promise<FastifyReply> => {
    const brand = brandOf(request);
    const cv = await cacheVersion(db, brand);
    // Whatever changes a published answer moves cv on, so a kept one is never an old one.
    const { body, headers } =
      request.query["version"] === "draft"
        ? await make(brand, cv)
        : await answers.get(`${brand} ${cv} ${request.url}`, () => make(brand, cv));
    return reply
      .headers({ ...headers, "cache-control": "private, max-age=0" })
      .type("application/json; charset=utf-8")
      .send(body);
  };

  for (const base of ["/v2/cdn", "/cdn"]) {
    server.get(`${base}/stories`, (request: Call, reply) =>
      answer(request, reply, async (brand, cv): Promise<Answer> => {
        const query = parseStoryQuery(request.query);
        const { rows, total } = await findStories(db, brand, query);
        const stories = rows.map((row) => storyObject(row, viewOf(query)));
        const body: StoriesAnswer = {
          stories,
          cv,
          ...(await resolve(db, brand, stories, query, viewOf(query))),
        };
        return { body: JSON.stringify(body), headers: { total, "per-page": query.per_page } };
      }),
    );

    server.get(`${base}/stories/*`, (request: Call, reply) =>
      answer(request, reply, async (brand, cv): Promise<Answer> => {
        const path = (request.params["*"] ?? "").replace(/\/+$/, "");
        const { slug, query } = splitLanguage(path, parseStoryQuery(request.query));
        const row = await findStory(db, brand, keyOf(slug, query), query.version);
        if (!row) throw notFound();
        const story = storyObject(row, viewOf(query));
        const body: StoryAnswer = { story, cv, ...(await resolve(db, brand, [story], query, viewOf(query))) };
        return { body: JSON.stringify(body), headers: {} };
      }),
    );

    server.get(`${base}/spaces/me`, async (request: Call) => {
      const brand = brandOf(request);
      return {
        space: {
          id: spaceNumber(brand),
          name: brands.get(brand)?.name ?? brand,
          domain: "",
          version: await cacheVersion(db, brand),
          language_codes: OTHER_LANGUAGES,
        },
      };
    });
  }
}
