import {
  BUY_PLATES,
  GET_DRAW,
  GET_MY_ROUND,
  GET_ROOM,
  GET_ROOM_STATE,
  LIST_MY_PLATES,
  LIST_MY_ROUNDS,
  LIST_ROOMS,
  OFFER_PLATES,
  RETURN_PLATES,
} from "@spilhus/contracts/bingo";
import { callOf } from "../request/index.ts";

export const listRooms = /* @__PURE__ */ callOf(LIST_ROOMS);
/** `refused` with status 404 when the brand has no such room. */
export const getRoom = /* @__PURE__ */ callOf(GET_ROOM);
export const getRoomState = /* @__PURE__ */ callOf(GET_ROOM_STATE);
export const getDraw = /* @__PURE__ */ callOf(GET_DRAW);
export const offerPlates = /* @__PURE__ */ callOf(OFFER_PLATES);
export const buyPlates = /* @__PURE__ */ callOf(BUY_PLATES);
export const returnPlates = /* @__PURE__ */ callOf(RETURN_PLATES);
export const listMyPlates = /* @__PURE__ */ callOf(LIST_MY_PLATES);
export const listMyRounds = /* @__PURE__ */ callOf(LIST_MY_ROUNDS);
export const getMyRound = /* @__PURE__ */ callOf(GET_MY_ROUND);
