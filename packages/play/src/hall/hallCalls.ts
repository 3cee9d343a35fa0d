import {
  buyPlates,
  getBalance,
  getDraw,
  getHallReality,
  getMyRound,
  getRoomState,
  listMyPlates,
  listMyRounds,
  offerPlates,
  returnPlates,
  type Transport,
} from "@spilhus/api-client";
import type {
  Draw,
  MyRoundReplay,
  MyRounds,
  OfferedPlates,
  Purchase,
  Purchases,
  RoomState,
} from "@spilhus/contracts/bingo";

/** The calls of a hall. Each rejects with an `ApiError`. */
export interface HallCalls {
  state(): Promise<RoomState>;
  /** Rejects when the player may not play here any more. Asking does not extend their session. */
  mayPlay(): Promise<unknown>;
  balance(): Promise<{ readonly cashOre: number; readonly bonusOre: number }>;
  myPlates(): Promise<Purchases>;
  offer(round: string, count: number): Promise<OfferedPlates>;
  buy(round: string, plates: readonly number[], key: string): Promise<Purchase>;
  giveBack(purchaseId: string, key: string): Promise<Purchase>;
  draw(roundId: string): Promise<Draw>;
  myRounds(before?: string): Promise<MyRounds>;
  myRound(roundId: string): Promise<MyRoundReplay>;
}

/** The calls over a transport. */
export const hallCalls = (transport: Transport, brand: string, slug: string): HallCalls => ({
  state: () => getRoomState(transport, { places: { slug }, query: { brand } }),
  mayPlay: () => getHallReality(transport),
  balance: () => getBalance(transport),
  myPlates: () => listMyPlates(transport),
  offer: (round, count) => offerPlates(transport, { query: { round, count } }),
  buy: (round, plates, idempotencyKey) =>
    buyPlates(transport, { body: { round, plates: [...plates] }, idempotencyKey }),
  giveBack: (purchaseId, idempotencyKey) =>
    returnPlates(transport, { places: { purchaseId }, idempotencyKey }),
  draw: (roundId) => getDraw(transport, { places: { roundId }, query: { brand } }),
  myRounds: (before) => listMyRounds(transport, { query: before === undefined ? {} : { before } }),
  myRound: (roundId) => getMyRound(transport, { places: { roundId } }),
});
