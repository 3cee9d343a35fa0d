export { roomJobs } from "./bingoJobs.ts";
export { mostWinTimesOf } from "./buyPlates.ts";
export { BINGO_SERVICE_CALLS, type BingoServices, bingoServices } from "./calls.ts";
export { FIRST_NUMBER_MS } from "./callNumbers.ts";
export { type DecidedDraw, decideDraw, type SoldPlate } from "./decideDraw.ts";
export { bookDraw } from "./drawRound.ts";
export { ROOMS_CALLER, stakeOf } from "./payBack.ts";
export { plannedStarts } from "./plannedStarts.ts";
export { roundOf } from "./planRounds.ts";
export { findPlates, makePlates } from "./plateSet.ts";
export { BINGO_CALLS } from "./playerCalls.ts";
export { ROOM_STAFF_CALLS } from "./staffCalls.ts";
export { RoomWork, type RoomServices } from "./roomWork.ts";
export {
  bingoBalls,
  bingoDraws,
  bingoPlates,
  bingoPurchases,
  bingoRounds,
  bingoTickets,
  bingoWins,
} from "./tables.ts";
