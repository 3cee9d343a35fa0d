import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { LOCALES } from "../values/index.ts";
import { GAME_CATEGORIES } from "./gameCategories.ts";
import {
  CatalogueQuerySchema,
  CatalogueSchema,
  GameParSheetSchema,
  GameSchema,
  JackpotsSchema,
  ScheduleSchema,
  SearchIndexSchema,
  WinnersSchema,
} from "./shapes.ts";

const GAMES = "/gateway/games/public";

/** What the feeds of a brand share. */
const FEED = {
  method: "GET",
  audience: "public",
  kind: "read",
  limit: "feed",
  query: z.object({ brand: z.string() }),
} as const;

export const GET_CATALOGUE = {
  ...FEED,
  id: "get-catalogue",
  path: `${GAMES}/catalogue`,
  summary: "A page of games with facets",
  query: CatalogueQuerySchema.check(
    z.refine((query) => !/\p{Cc}/u.test(query.q ?? ""), {
      path: ["q"],
      error: "must not hold control characters",
    }),
  ),
  answer: CatalogueSchema,
  refusals: [],
} as const satisfies CallContract;

export const GET_GAME = {
  ...FEED,
  id: "get-game",
  path: `${GAMES}/catalogue/{slug}`,
  summary: "One game",
  query: z.object({ brand: z.string(), locale: z.enum(LOCALES) }),
  answer: GameSchema,
  refusals: ["unknown-game"],
} as const satisfies CallContract;

export const GET_PAR_SHEET = {
  ...FEED,
  id: "get-par-sheet",
  path: `${GAMES}/catalogue/{slug}/par-sheet`,
  summary: "Rules and proved figures of one of the house's own games",
  answer: GameParSheetSchema,
  refusals: ["unknown-game"],
} as const satisfies CallContract;

export const GET_SEARCH_INDEX = {
  ...FEED,
  id: "get-search-index",
  path: `${GAMES}/search-index`,
  summary: "Every game, compact, for search in the browser",
  answer: SearchIndexSchema,
  refusals: [],
} as const satisfies CallContract;

export const GET_WINNERS = {
  ...FEED,
  id: "get-winners",
  path: `${GAMES}/winners`,
  summary: "Net wins of the last 90 days, newest first",
  query: z.object({
    brand: z.string(),
    limit: z.prefault(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(100)), 20),
    category: z.optional(z.enum(GAME_CATEGORIES)),
  }),
  answer: WinnersSchema,
  refusals: [],
} as const satisfies CallContract;

export const GET_JACKPOTS = {
  ...FEED,
  id: "get-jackpots",
  path: `${GAMES}/jackpots`,
  summary: "Pots, largest first",
  answer: JackpotsSchema,
  refusals: [],
} as const satisfies CallContract;

export const GET_SCHEDULE = {
  ...FEED,
  id: "get-schedule",
  path: `${GAMES}/schedule`,
  summary: "Rounds of the next 24 hours, soonest first",
  answer: ScheduleSchema,
  refusals: [],
} as const satisfies CallContract;

/** Every call of the games service. */
export const GAME_CALLS = [
  GET_CATALOGUE,
  GET_GAME,
  GET_PAR_SHEET,
  GET_SEARCH_INDEX,
  GET_WINNERS,
  GET_JACKPOTS,
  GET_SCHEDULE,
] as const satisfies readonly CallContract[];
