import type { ScheduledRound } from "@spilhus/contracts";
import { pathOf, routeById } from "@spilhus/routes";

/** What the plan is narrowed to. */
export interface PlanQuery {
  /** Slug of a room. */
  readonly room?: string | undefined;
  /** Most that a plate may cost, in øre. */
  readonly mostOre?: number | undefined;
  /** The part of the day that is shown to its end. */
  readonly whole?: string | undefined;
}

/** Reads the plan's address, whose values the route has checked. */
export function planQuery(query: URLSearchParams): PlanQuery {
  const room = query.get("rum") || undefined;
  const most = query.get("pris");
  return { room, mostOre: most ? Number(most) : undefined, whole: query.get("alle") || undefined };
}

/** The address of the plan, narrowed. */
export function planHref({ room, mostOre, whole }: PlanQuery): string {
  const query = new URLSearchParams();
  if (whole !== undefined) query.set("alle", whole);
  if (mostOre !== undefined) query.set("pris", String(mostOre));
  if (room !== undefined) query.set("rum", room);
  const text = query.toString();
  return `${pathOf(routeById("schedule"))}${text && `?${text}`}`;
}

/** The rounds that the plan is narrowed to. */
export const plannedFor = (rounds: readonly ScheduledRound[], { room, mostOre }: PlanQuery) =>
  rounds.filter(
    (round) =>
      (room === undefined || round.room.slug === room) &&
      (mostOre === undefined || round.platePriceOre <= mostOre),
  );
