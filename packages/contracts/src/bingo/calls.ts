import type { CallContract } from "../call-contract/index.ts";
import { GET_DRAW } from "./draws.ts";
import { GET_MY_ROUND, LIST_MY_ROUNDS } from "./myRounds.ts";
import { BUY_PLATES, LIST_MY_PLATES, OFFER_PLATES, RETURN_PLATES } from "./purchases.ts";
import { GET_ROOM, GET_ROOM_CALENDAR, GET_ROOM_STATE, LIST_ROOMS, STREAM_ROOM } from "./rooms.ts";

/** Every call about bingo and banko rooms. */
export const BINGO_CALLS = [
  LIST_ROOMS,
  GET_ROOM,
  GET_ROOM_CALENDAR,
  GET_ROOM_STATE,
  STREAM_ROOM,
  GET_DRAW,
  OFFER_PLATES,
  BUY_PLATES,
  RETURN_PLATES,
  LIST_MY_PLATES,
  LIST_MY_ROUNDS,
  GET_MY_ROUND,
] as const satisfies readonly CallContract[];
