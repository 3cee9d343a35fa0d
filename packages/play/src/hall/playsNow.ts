import type { OpenHall } from "./HallSession.ts";

/** Whether the player has plates in the round whose numbers are being called. */
export const playsNow = ({ state: { live }, purchases }: Pick<OpenHall, "state" | "purchases">): boolean =>
  live !== null &&
  (live.round.state === "drawn" || live.round.state === "showing") &&
  purchases.some(({ round, paidBackAt }) => round.id === live.round.id && paidBackAt === null);
