export { ApiError, type ApiErrorCode, type ApiErrorDetails } from "./apiError.ts";
export { request, type Call, type QueryValues, type Transport } from "./request.ts";
export {
  getCatalogue,
  getGame,
  getJackpots,
  getSchedule,
  getSearchIndex,
  getWinners,
  type GamesQuery,
} from "./resources/games.ts";
