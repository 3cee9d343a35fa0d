import {
  ACKNOWLEDGE_HALL_REALITY,
  ACKNOWLEDGE_REALITY,
  CHOOSE_HALL_REALITY_INTERVAL,
  CHOOSE_REALITY_INTERVAL,
  CLOSE_PLAY,
  GET_HALL_REALITY,
  GET_PLAY,
  GET_PLAY_BUDGET,
  GET_REPLAY,
  GET_ROUND,
  GET_STUDIO_TOKEN,
  LIST_ROUNDS,
  OPEN_PLAY,
  SET_PLAY_BUDGET,
  START_ROUND,
} from "@spilhus/contracts/play";
import { callOf } from "../request/index.ts";

// In a file of their own because the page of play makes them: their contracts need no schema library.

/** Opens a game for play (R2.26). */
export const openPlay = /* @__PURE__ */ callOf(OPEN_PLAY);
export const getPlay = /* @__PURE__ */ callOf(GET_PLAY);
export const closePlay = /* @__PURE__ */ callOf(CLOSE_PLAY);
/** A retry of a start that got no answer sends the same idempotency key, and gets the round that was played. */
export const startRound = /* @__PURE__ */ callOf(START_ROUND);
export const acknowledgeReality = /* @__PURE__ */ callOf(ACKNOWLEDGE_REALITY);
export const chooseRealityInterval = /* @__PURE__ */ callOf(CHOOSE_REALITY_INTERVAL);
export const getHallReality = /* @__PURE__ */ callOf(GET_HALL_REALITY);
export const acknowledgeHallReality = /* @__PURE__ */ callOf(ACKNOWLEDGE_HALL_REALITY);
export const chooseHallRealityInterval = /* @__PURE__ */ callOf(CHOOSE_HALL_REALITY_INTERVAL);
export const getPlayBudget = /* @__PURE__ */ callOf(GET_PLAY_BUDGET);
export const setPlayBudget = /* @__PURE__ */ callOf(SET_PLAY_BUDGET);
export const listRounds = /* @__PURE__ */ callOf(LIST_ROUNDS);
/** One-time, for the frame of a studio's game. */
export const getStudioToken = /* @__PURE__ */ callOf(GET_STUDIO_TOKEN);
export const getRound = /* @__PURE__ */ callOf(GET_ROUND);
export const getReplay = /* @__PURE__ */ callOf(GET_REPLAY);
