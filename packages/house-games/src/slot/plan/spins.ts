import type { SlotRoundEvent } from "@spilhus/contracts/play";

type EventOf<Kind extends SlotRoundEvent["kind"]> = Extract<SlotRoundEvent, { readonly kind: Kind }>;

/** One turn of the reels with all that followed from it. */
export interface Spin {
  readonly spin: EventOf<"spin">;
  readonly followed: readonly SlotRoundEvent[];
}

/** The turns of a round, the base game's first. */
export function spinsOf(events: readonly SlotRoundEvent[]): Spin[] {
  const starts = events.flatMap((event, place) => (event.kind === "spin" ? [{ event, place }] : []));
  return starts.map(({ event, place }, index) => ({
    spin: event,
    followed: events.slice(place + 1, starts[index + 1]?.place),
  }));
}

/** The first event of a kind. */
export const followedBy = <Kind extends SlotRoundEvent["kind"]>(
  { followed }: Spin,
  kind: Kind,
): EventOf<Kind> | undefined => followed.find((event): event is EventOf<Kind> => event.kind === kind);
