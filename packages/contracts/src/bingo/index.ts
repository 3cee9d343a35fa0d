export { BINGO_CALLS } from "./calls.ts";
export { GET_DRAW, DrawShape, type Draw } from "./draws.ts";
export {
  GET_MY_ROUND,
  LIST_MY_ROUNDS,
  MyRoundReplayShape,
  MyRoundShape,
  MyRoundsShape,
  type MyRound,
  type MyRoundReplay,
  type MyRounds,
} from "./myRounds.ts";
export { PLATE_KINDS, ROUND_PATTERNS, type RoomPlateKind, type RoundPattern } from "./kinds.ts";
export { PLATES_OF_STRIP, RoomPlateShape, type RoomPlate } from "./plates.ts";
export {
  BUY_PLATES,
  LIST_MY_PLATES,
  MOST_PLATES_AT_ONCE,
  OFFER_PLATES,
  OfferedPlatesShape,
  PurchaseShape,
  PurchasesShape,
  RETURN_PLATES,
  type OfferedPlates,
  type Purchase,
  type Purchases,
} from "./purchases.ts";
export { ROOM_EVENTS, type RoomEvent, type RoomEventName } from "./roomEvents.ts";
export {
  GET_ROOM,
  GET_ROOM_CALENDAR,
  GET_ROOM_STATE,
  LIST_ROOMS,
  RoomShape,
  RoomsShape,
  RoomStateShape,
  RoomSummaryShape,
  STREAM_ROOM,
  type Room,
  type Rooms,
  type RoomState,
  type RoomSummary,
} from "./rooms.ts";
export {
  CalledNumberShape,
  CANCELLATIONS,
  LiveRoundShape,
  RoomRoundShape,
  ROUND_STATES,
  RoundPrizeShape,
  WonPrizeShape,
  type CalledNumber,
  type Cancellation,
  type LiveRound,
  type RoomRound,
  type RoundPrize,
  type RoundState,
  type WonPrize,
} from "./rounds.ts";
