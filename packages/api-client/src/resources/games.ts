import {
  CatalogueSchema,
  GameSchema,
  JackpotsSchema,
  ScheduleSchema,
  SearchIndexSchema,
  WinnersSchema,
  type Catalogue,
  type CatalogueQuery,
  type Game,
  type GameCategory,
  type Jackpots,
  type Locale,
  type Schedule,
  type SearchIndex,
  type Winners,
} from "@spilhus/contracts";
import { request, type Transport } from "../request.ts";

const BASE = "/gateway/games/public";

/** Whose games are asked for, and until when. */
export interface GamesQuery {
  readonly brand: string;
  readonly signal?: AbortSignal;
}

/** A page of the catalogue with the counts of every filter. */
export function getCatalogue(
  transport: Transport,
  query: CatalogueQuery,
  signal?: AbortSignal,
): Promise<Catalogue> {
  return request(transport, { path: `${BASE}/catalogue`, query, answer: CatalogueSchema, signal });
}

/** One game with everything its page shows; `refused` with status 404 when the brand has no such game. */
export function getGame(
  transport: Transport,
  { slug, signal, ...query }: GamesQuery & { readonly locale: Locale; readonly slug: string },
): Promise<Game> {
  return request(transport, {
    path: `${BASE}/catalogue/${encodeURIComponent(slug)}`,
    query,
    answer: GameSchema,
    signal,
  });
}

/** Every game's name in the form the search reads. */
export function getSearchIndex(transport: Transport, { brand, signal }: GamesQuery): Promise<SearchIndex> {
  return request(transport, {
    path: `${BASE}/search-index`,
    query: { brand },
    answer: SearchIndexSchema,
    signal,
  });
}

/** The latest net wins, newest first. */
export function getWinners(
  transport: Transport,
  { signal, ...query }: GamesQuery & { readonly limit?: number; readonly category?: GameCategory },
): Promise<Winners> {
  return request(transport, { path: `${BASE}/winners`, query, answer: WinnersSchema, signal });
}

/** The progressive jackpots, largest first. */
export function getJackpots(transport: Transport, { brand, signal }: GamesQuery): Promise<Jackpots> {
  return request(transport, { path: `${BASE}/jackpots`, query: { brand }, answer: JackpotsSchema, signal });
}

/** The rounds of bingo and banko of the next 24 hours, soonest first. */
export function getSchedule(transport: Transport, { brand, signal }: GamesQuery): Promise<Schedule> {
  return request(transport, { path: `${BASE}/schedule`, query: { brand }, answer: ScheduleSchema, signal });
}
