import { createHash } from "node:crypto";
import {
  DATA_CACHE_SECONDS,
  type Catalogue,
  type Game,
  type Jackpots,
  type Schedule,
  type Winners,
} from "@spilhus/contracts";
import type { Clock } from "@spilhus/lib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Brands, GatewayConfig } from "../config/index.ts";
import type { Queries } from "../database/index.ts";
import { AnswerCache, brandOfCall, HttpError, parse } from "../http/index.ts";
import { limitVisitors, type RateLimiter } from "../limits/index.ts";
import { brandCategories } from "./brandCategories.ts";
import { findCatalogue, findGame } from "./catalogue.ts";
import { currentJackpots } from "./currentJackpots.ts";
import { GameSearches } from "./gameSearches.ts";
import { BrandCallSchema, CatalogueCallSchema, GameCallSchema, WinnersCallSchema } from "./queries.ts";
import { nextRounds } from "./schedule.ts";
import { rooms } from "./tables.ts";
import { latestWinners } from "./winnersFeed.ts";

export interface GamesService {
  readonly db: Queries;
  readonly brands: Brands;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
  readonly config: Pick<GatewayConfig, "rateLimits">;
}

const BASE = "/gateway/games/public";
/** A search index may be this old; a new game is found through the list meanwhile. */
const INDEX_SECONDS = 300;

/** However many ask, each question reaches the database once a second. */
const ANSWER_MS = 1_000;
const ANSWER_BYTES = 16 * 1024 * 1024;

/** Catalogue, winners, jackpots and schedule of a brand (R1.03). Categories the brand has not enabled do not exist. */
export async function gamesRoutes(server: FastifyInstance, service: GamesService): Promise<void> {
  const { db, brands, clock } = service;
  limitVisitors(server, service.limiter, { kind: "feeds", most: service.config.rateLimits.feedsPerMinute });
  const searches = new GameSearches(db, clock);
  const answers = new AnswerCache({ maxBytes: ANSWER_BYTES, ttlMs: ANSWER_MS, clock });
  const serverTime = () => new Date(clock.now()).toISOString();

  const answer = async <Body>(
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<Body>,
  ): Promise<FastifyReply> => {
    const { body } = await answers.get(request.url, async () => ({
      body: JSON.stringify(await make()),
      headers: {},
    }));
    return reply
      .header("cache-control", `public, max-age=${DATA_CACHE_SECONDS}`)
      .type("application/json; charset=utf-8")
      .send(body);
  };

  server.get(`${BASE}/catalogue`, async (request, reply) => {
    const query = parse(CatalogueCallSchema, request.query, "query");
    const categories = brandCategories(brandOfCall(brands, request, query.brand));
    return answer(request, reply, (): Promise<Catalogue> =>
      findCatalogue(db, query, categories, searches, clock.now()),
    );
  });

  server.get<{ Params: { slug: string } }>(`${BASE}/catalogue/:slug`, async (request, reply) => {
    const { slug } = request.params;
    const { brand: named, locale } = parse(GameCallSchema, request.query, "query");
    const brand = brandOfCall(brands, request, named);
    const missing = new HttpError(404, "unknown-game", `${brand.name} has no game with this slug.`);
    if (!/^[a-z0-9-]{1,80}$/.test(slug)) throw missing;
    return answer(request, reply, async (): Promise<Game> => {
      const game = await findGame(db, slug, locale, brandCategories(brand), clock.now());
      if (!game) throw missing;
      return game;
    });
  });

  server.get(`${BASE}/search-index`, async (request, reply) => {
    const { brand: named } = parse(BrandCallSchema, request.query, "query");
    const brand = brandOfCall(brands, request, named);
    const body = JSON.stringify(await searches.index(brandCategories(brand)));
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
    void reply.headers({ etag, "cache-control": `public, max-age=${INDEX_SECONDS}` });
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type("application/json; charset=utf-8").send(body);
  });

  server.get(`${BASE}/winners`, async (request, reply) => {
    const { brand: named, limit, category } = parse(WinnersCallSchema, request.query, "query");
    const brand = brandOfCall(brands, request, named);
    const categories = brandCategories(brand).filter((one) => category === undefined || one === category);
    return answer(request, reply, async (): Promise<Winners> => ({
      serverTime: serverTime(),
      winners: await latestWinners(db, brand.id, categories, limit, clock.now()),
    }));
  });

  server.get(`${BASE}/jackpots`, async (request, reply) => {
    const brand = brandOfCall(brands, request, parse(BrandCallSchema, request.query, "query").brand);
    return answer(request, reply, async (): Promise<Jackpots> => ({
      serverTime: serverTime(),
      jackpots: await currentJackpots(db, brandCategories(brand), clock.now()),
    }));
  });

  server.get(`${BASE}/schedule`, async (request, reply) => {
    const brand = brandOfCall(brands, request, parse(BrandCallSchema, request.query, "query").brand);
    const categories = brandCategories(brand);
    return answer(request, reply, async (): Promise<Schedule> => {
      const open = (await db.select().from(rooms)).filter((room) => categories.includes(room.kind));
      return { serverTime: serverTime(), rounds: nextRounds(open, brand.timezone, clock.now()) };
    });
  });
}
