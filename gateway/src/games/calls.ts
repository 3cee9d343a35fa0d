import { createHash } from "node:crypto";
import { type Catalogue, type Game, type GameParSheet } from "@spilhus/contracts";
import { GET_CATALOGUE, GET_GAME, GET_PAR_SHEET, GET_SEARCH_INDEX } from "@spilhus/contracts/games";
import type { Clock } from "@spilhus/lib";
import { defineServiceCallWith, type DefinedServiceCall } from "../calls/index.ts";
import type { Queries } from "../database/index.ts";
import { AnswerCache } from "../http/index.ts";
import { brandCategories } from "./brandCategories.ts";
import { findCatalogue, findGame, findListedGame } from "./catalogue.ts";
import { GameSearches } from "./gameSearches.ts";
import { provedGame } from "./houseGames.ts";
import { gameParSheet } from "./parSheet.ts";
import { type GameServices, sendFeed } from "./sendFeed.ts";

/** A search index may be this old; a new game is found through the list meanwhile. */
const INDEX_SECONDS = 300;

/** However many ask, each question reaches the database once a second. */
const ANSWER_MS = 1_000;
const ANSWER_BYTES = 16 * 1024 * 1024;

export const gameServices = (db: Queries, clock: Clock): GameServices => ({
  gameSearches: new GameSearches(db, clock),
  gameAnswers: new AnswerCache({ maxBytes: ANSWER_BYTES, ttlMs: ANSWER_MS, clock }),
});

const defineServiceCall = defineServiceCallWith<GameServices>();

const catalogue = defineServiceCall(GET_CATALOGUE, (call) =>
  sendFeed(call, (): Promise<Catalogue> => {
    const { db, clock, gameSearches } = call.services;
    return findCatalogue(db, call.query, brandCategories(call.brand), gameSearches, clock.now());
  }),
);

const game = defineServiceCall(GET_GAME, (call) => {
  const { services, brand, query, places, refuse } = call;
  const missing = refuse("unknown-game", `${brand.name} has no game with this slug.`);
  if (!/^[a-z0-9-]{1,80}$/.test(places.slug)) throw missing;
  return sendFeed(call, async (): Promise<Game> => {
    const { db, clock } = services;
    const found = await findGame(db, places.slug, query.locale, brand, clock.now());
    if (!found) throw missing;
    return found;
  });
});

const parSheet = defineServiceCall(GET_PAR_SHEET, (call) => {
  const { services, brand, places, refuse } = call;
  const missing = refuse("unknown-game", `${brand.name} has no game of the house with this slug.`);
  const proved = provedGame(places.slug);
  if (!proved) throw missing;
  return sendFeed(call, async (): Promise<GameParSheet> => {
    const listed = await findListedGame(services.db, places.slug, brand);
    if (!listed) throw missing;
    return gameParSheet(listed, proved);
  });
});

const searchIndex = defineServiceCall(GET_SEARCH_INDEX, async ({ services, brand, request, reply }) => {
  const body = JSON.stringify(await services.gameSearches.index(brandCategories(brand)));
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  void reply.headers({ etag, "cache-control": `public, max-age=${INDEX_SECONDS}` });
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  return reply.type("application/json; charset=utf-8").send(body);
});

/** Catalogue and search of a brand (R1.03). Categories the brand has not enabled do not exist. */
export const GAME_SERVICE_CALLS: readonly DefinedServiceCall<GameServices>[] = [
  catalogue,
  game,
  parSheet,
  searchIndex,
];
