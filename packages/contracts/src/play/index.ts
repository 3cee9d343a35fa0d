export { PLAY_CALLS } from "./calls.ts";
export { type GameTable, type GameTableOf, GameTableSchema, type HouseTable } from "./gameTable.ts";
export {
  BUDGET_BOUNDS,
  GET_PLAY_BUDGET,
  type PlayBudget,
  PlayBudgetSchema,
  SET_PLAY_BUDGET,
} from "./playBudget.ts";
export { CLOSE_PLAY, GET_PLAY, OPEN_PLAY } from "./playSession.ts";
export {
  type EndedPlay,
  EndedPlaySchema,
  type OpenedPlay,
  OpenedPlaySchema,
  PLAY_END_REASONS,
  type PlayAnswer,
  PlayAnswerSchema,
  type PlayBalance,
  PlayBalanceSchema,
  type PlayEndReason,
  type PlayState,
  PlayStateSchema,
  type PlayTotals,
  PlayTotalsSchema,
  type RealityCheck,
  RealityCheckSchema,
} from "./playState.ts";
export {
  ACKNOWLEDGE_HALL_REALITY,
  ACKNOWLEDGE_REALITY,
  CHOOSE_HALL_REALITY_INTERVAL,
  CHOOSE_REALITY_INTERVAL,
  GET_HALL_REALITY,
  type HallReality,
  HallRealitySchema,
} from "./realityCheck.ts";
export {
  PlacedBetSchema,
  type PlacedRouletteBet,
  RouletteBetSchema,
  RouletteEventSchema,
  type RouletteRoundEvent,
} from "./rouletteBets.ts";
export {
  PLAY_MODES,
  type PlayMode,
  type Round,
  type RoundOf,
  RoundSchema,
  type RoundSummary,
  RoundSummarySchema,
} from "./round.ts";
export {
  GET_REPLAY,
  GET_ROUND,
  LIST_ROUNDS,
  REPLAY_DAYS,
  type Replay,
  ReplaySchema,
  type Rounds,
  ROUNDS_ON_A_PAGE,
  RoundsSchema,
} from "./rounds.ts";
export { SESSION_OVER_PARAMS, SESSION_OVER_REASONS, type SessionOverReason } from "./sessionOver.ts";
export { SESSION_EVENTS, SESSION_STREAM_PATH, STREAM_END_REASONS, type StreamEnd } from "./sessionStream.ts";
export { GET_STUDIO_TOKEN, type StudioToken, StudioTokenSchema } from "./studioToken.ts";
export { SlotEventSchema, type SlotRoundEvent } from "./slotEvents.ts";
export { START_ROUND, type StartedRound, StartedRoundSchema } from "./startRound.ts";
