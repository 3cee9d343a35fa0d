import {
  acknowledgeReality,
  ApiError,
  chooseRealityInterval,
  closePlay,
  getPlay,
  getRound,
  getStudioToken,
  isAnswered,
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

/** The stable code of a refused call; nothing for a call whose outcome is unknown. */
export function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (!isAnswered(error) && error.reason !== TOO_MANY) return undefined;
  return error.reason ?? (error.status === 401 ? "not-signed-in" : undefined);
}

/** Is shown to the player and not retried at once, because that would be refused too. */
const TOO_MANY = "too-many-requests";

/** Figures and words of a refused call. */
export const detailsOf = (error: unknown): RefusalDetails =>
  (error instanceof ApiError ? error.details : undefined) ?? {};
