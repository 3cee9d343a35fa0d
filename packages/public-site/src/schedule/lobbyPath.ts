import type { ScheduledRound } from "@spilhus/contracts";
import { pathOf, routeById } from "@spilhus/routes";

/** The lobby page of a round. */
export const lobbyPath = ({ kind }: Pick<ScheduledRound, "kind">): string => pathOf(routeById(kind));
