import {
  acknowledgeReality,
  ApiError,
  chooseRealityInterval,
  closePlay,
  getPlay,
  getRound,
  getStudioToken,
  openPlay,
  startRound,
  type Transport,
} from "@spilhus/api-client";
import type { RefusalDetails } from "@spilhus/contracts";
import type {
  EndedPlay,
  OpenedPlay,
  PlacedRouletteBet,
  PlayAnswer,
  PlayMode,
  PlayState,
  Round,
  StartedRound,
  StudioToken,
} from "@spilhus/contracts/play";

/** What a player stakes on a round. */
export interface RoundStake {
  readonly stakeOre: number;
  readonly bets?: PlacedRouletteBet[];
}

/** The calls of a game in play. Each rejects with an {@link ApiError}. */
export interface PlayCalls {
  open(): Promise<OpenedPlay>;
  get(playId: string): Promise<PlayAnswer>;
  close(playId: string): Promise<EndedPlay>;
  start(playId: string, stake: RoundStake, key: string): Promise<StartedRound>;
  round(roundId: string): Promise<Round>;
  acknowledge(playId: string): Promise<PlayState>;
  chooseInterval(playId: string, everyMinutes: number): Promise<PlayState>;
  studioToken(playId: string): Promise<StudioToken>;
}

/** The calls over a transport. */
export const playCalls = (transport: Transport, game: string, mode: PlayMode): PlayCalls => ({
  open: () => openPlay(transport, { body: { game, mode } }),
  get: (playId) => getPlay(transport, { places: { playId } }),
  close: (playId) => closePlay(transport, { places: { playId } }),
  start: (playId, body, idempotencyKey) =>
    startRound(transport, { places: { playId }, body, idempotencyKey }),
  round: (roundId) => getRound(transport, { places: { roundId } }),
  acknowledge: (playId) => acknowledgeReality(transport, { places: { playId } }),
  chooseInterval: (playId, everyMinutes) =>
    chooseRealityInterval(transport, { places: { playId }, body: { everyMinutes } }),
  studioToken: (playId) => getStudioToken(transport, { places: { playId } }),
});

/**
 * The stable code of a refused call; nothing for a call that nobody answered for good. The edge's 502 to 504 and the
 * gateway's 500 and 503 say nothing of what became of it, and neither does a first request that is still under way.
 */
export function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || (error.status ?? 0) >= 500) return undefined;
  if (error.reason === "request-in-progress") return undefined;
  return error.reason ?? (error.status === 401 ? "not-signed-in" : undefined);
}

/** Figures and words of a refused call. */
export const detailsOf = (error: unknown): RefusalDetails =>
  (error instanceof ApiError ? error.details : undefined) ?? {};
