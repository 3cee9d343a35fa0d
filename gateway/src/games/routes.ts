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
import type { FastifyInstance } from "fastify";
import type { Brands } from "../config/brands.ts";
import type { GatewayConfig } from "../config/config.ts";
import type { Queries } from "../database/openDatabase.ts";
import { brandOfCall } from "../http/brandOfCall.ts";
import { HttpError } from "../http/httpError.ts";
import { parse } from "../http/parse.ts";
import { limitVisitors } from "../http/visitorLimit.ts";
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
  readonly config: Pick<GatewayConfig, "rateLimits">;
}

const BASE = "/gateway/games/public";
/** A search index may be this old; a new game is found through the list meanwhile. */
const INDEX_SECONDS = 300;

/** Catalogue, winners, jackpots and schedule of a brand (R1.03). Categories the brand has not enabled do not exist. */
export async function gamesRoutes(server: FastifyInstance, service: GamesService): Promise<void> {
  const { db, brands, clock } = service;
  await limitVisitors(server, service.config.rateLimits.feedsPerMinute);
  const searches = new GameSearches(db, clock);
  const serverTime = () => new Date(clock.now()).toISOString();
  server.addHook("onSend", async (_request, reply) => {
    if (reply.statusCode === 200 && !reply.hasHeader("cache-control")) {
      void reply.header("cache-control", `public, max-age=${DATA_CACHE_SECONDS}`);
    }
  });

  server.get(`${BASE}/catalogue`, async (request): Promise<Catalogue> => {
    const query = parse(CatalogueCallSchema, request.query, "query");
    const brand = brandOfCall(brands, request, query.brand);
    return findCatalogue(db, query, brandCategories(brand), searches, clock.now());
  });

  server.get<{ Params: { slug: string } }>(`${BASE}/catalogue/:slug`, async (request): Promise<Game> => {
    const { slug } = request.params;
    const { brand: named, locale } = parse(GameCallSchema, request.query, "query");
    const brand = brandOfCall(brands, request, named);
    const game = /^[a-z0-9-]{1,80}$/.test(slug)
      ? await findGame(db, slug, locale, brandCategories(brand), clock.now())
      : undefined;
    if (!game) throw new HttpError(404, "unknown-game", `${brand.name} has no game with this slug.`);
    return game;
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

  server.get(`${BASE}/winners`, async (request): Promise<Winners> => {
    const { brand: named, limit, category } = parse(WinnersCallSchema, request.query, "query");
    const brand = brandOfCall(brands, request, named);
    const categories = brandCategories(brand).filter((one) => category === undefined || one === category);
    return {
      serverTime: serverTime(),
      winners: await latestWinners(db, brand.id, categories, limit, clock.now()),
    };
  });

  server.get(`${BASE}/jackpots`, async (request): Promise<Jackpots> => {
    const brand = brandOfCall(brands, request, parse(BrandCallSchema, request.query, "query").brand);
    return {
      serverTime: serverTime(),
      jackpots: await currentJackpots(db, brandCategories(brand), clock.now()),
    };
  });

  server.get(`${BASE}/schedule`, async (request): Promise<Schedule> => {
    const brand = brandOfCall(brands, request, parse(BrandCallSchema, request.query, "query").brand);
    const categories = brandCategories(brand);
    const open = (await db.select().from(rooms)).filter((room) => categories.includes(room.kind));
    return { serverTime: serverTime(), rounds: nextRounds(open, brand.timezone, clock.now()) };
  });
}
