import type { CallContract } from "../call-contract/index.ts";
import { CLOSE_PLAY, GET_PLAY, OPEN_PLAY } from "./playSession.ts";
import {
  ACKNOWLEDGE_HALL_REALITY,
  ACKNOWLEDGE_REALITY,
  CHOOSE_HALL_REALITY_INTERVAL,
  CHOOSE_REALITY_INTERVAL,
  GET_HALL_REALITY,
} from "./realityCheck.ts";
import { GET_PLAY_BUDGET, SET_PLAY_BUDGET } from "./playBudget.ts";
import { GET_REPLAY, GET_ROUND, LIST_ROUNDS } from "./rounds.ts";
import { START_ROUND } from "./startRound.ts";
import { GET_STUDIO_TOKEN } from "./studioToken.ts";

/** Every call of play. */
export const PLAY_CALLS = [
  OPEN_PLAY,
  GET_PLAY,
  CLOSE_PLAY,
  START_ROUND,
  ACKNOWLEDGE_REALITY,
  CHOOSE_REALITY_INTERVAL,
  GET_HALL_REALITY,
  ACKNOWLEDGE_HALL_REALITY,
  CHOOSE_HALL_REALITY_INTERVAL,
  GET_PLAY_BUDGET,
  SET_PLAY_BUDGET,
  LIST_ROUNDS,
  GET_ROUND,
  GET_REPLAY,
  GET_STUDIO_TOKEN,
] as const satisfies readonly CallContract[];
