import {
  GET_CATALOGUE,
  GET_GAME,
  GET_JACKPOTS,
  GET_PAR_SHEET,
  GET_SCHEDULE,
  GET_SEARCH_INDEX,
  GET_WINNERS,
} from "@spilhus/contracts/games";
import { callOf } from "../request/index.ts";

export const getCatalogue = /* @__PURE__ */ callOf(GET_CATALOGUE);
/** `refused` with status 404 when the brand has no such game. */
export const getGame = /* @__PURE__ */ callOf(GET_GAME);
/** `refused` with status 404 when the brand has no such game, or nothing is proved of it. */
export const getParSheet = /* @__PURE__ */ callOf(GET_PAR_SHEET);
export const getSearchIndex = /* @__PURE__ */ callOf(GET_SEARCH_INDEX);
export const getWinners = /* @__PURE__ */ callOf(GET_WINNERS);
export const getJackpots = /* @__PURE__ */ callOf(GET_JACKPOTS);
export const getSchedule = /* @__PURE__ */ callOf(GET_SCHEDULE);
