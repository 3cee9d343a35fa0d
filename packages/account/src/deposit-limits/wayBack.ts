import { redirectTarget } from "@spilhus/lib";

/** The page of this site that sent the player here to choose limits first, such as a game (R2.23). */
export const wayBack = ({ search, origin }: Pick<Location, "search" | "origin">): string | undefined =>
  redirectTarget(new URLSearchParams(search).get("returnUrl"), origin);
