import type { LiveRound, RoomEvent } from "@spilhus/contracts/bingo";

/** How a finished round was drawn. */
export interface ToldDraw {
  readonly order: readonly number[];
  readonly salt: string;
}

/**
 * The events of a round in their order; an event's place in the list is the index of its id. They follow from what was told of the
 * round alone, so that every gateway has the same ones.
 *
 * @param draw once it is told
 */
export function eventsOf({ round, ...live }: LiveRound, draw: ToldDraw | undefined): RoomEvent[] {
  const id = round.id;
  const events: RoomEvent[] = [{ name: "round", data: round }];
  if (live.cancelledBecause !== null) {
    return [...events, { name: "cancelled", data: { round: id, because: live.cancelledBecause } }];
  }
  if (live.commitment === null) return events;
  const { players, plates, prizes } = round;
  events.push({ name: "closed", data: { round: id, commitment: live.commitment, players, plates, prizes } });
  for (const called of live.called) {
    events.push({ name: "ball", data: { round: id, called } });
    for (const won of live.won.filter(({ index }) => index === called.index)) {
      events.push({ name: "won", data: { round: id, won } });
    }
  }
  if (draw) events.push({ name: "finished", data: { round: id, order: [...draw.order], salt: draw.salt } });
  return events;
}
