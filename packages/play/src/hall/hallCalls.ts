import {
  buyPlates,
  getBalance,
  getDraw,
  getRoomState,
  listMyPlates,
  offerPlates,
  returnPlates,
  type Transport,
} from "@spilhus/api-client";
import type { Draw, OfferedPlates, Purchase, Purchases, RoomState } from "@spilhus/contracts/bingo";

/** The calls of a hall. Each rejects with an `ApiError`. */
export interface HallCalls {
  state(): Promise<RoomState>;
  balance(): Promise<{ readonly cashOre: number; readonly bonusOre: number }>;
  myPlates(): Promise<Purchases>;
  offer(round: string, count: number): Promise<OfferedPlates>;
  buy(round: string, plates: readonly number[], key: string): Promise<Purchase>;
  giveBack(purchaseId: string, key: string): Promise<Purchase>;
  draw(roundId: string): Promise<Draw>;
}

/** The calls over a transport. */
export const hallCalls = (transport: Transport, brand: string, slug: string): HallCalls => ({
  state: () => getRoomState(transport, { places: { slug }, query: { brand } }),
  balance: () => getBalance(transport),
  myPlates: () => listMyPlates(transport),
  offer: (round, count) => offerPlates(transport, { query: { round, count } }),
  buy: (round, plates, idempotencyKey) =>
    buyPlates(transport, { body: { round, plates: [...plates] }, idempotencyKey }),
  giveBack: (purchaseId, idempotencyKey) =>
    returnPlates(transport, { places: { purchaseId }, idempotencyKey }),
  draw: (roundId) => getDraw(transport, { places: { roundId }, query: { brand } }),
});
