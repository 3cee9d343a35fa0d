/**
 * Paths that islands link to, used by the table too. They stand apart, because no island should carry the whole table for
 * one address.
 */
export const PATHS = {
  account: "/konto",
  signup: "/signup",
  "cookie-policy": "/cookiepolitik",
  "game-overview": "/spiloversigt",
  game: "/spilside/{seoName}",
  schedule: "/spilleplan",
  "round-replay": "/konto/runde/{roundId}",
  "par-sheet": "/spilside/{seoName}/par-ark",
} as const;

/** The page of deposit limits, below the account. */
export const DEPOSIT_LIMIT = "indbetalingsloft";

/** Address of a game's page. */
export const gamePath = (seoName: string): string =>
  PATHS.game.replace("{seoName}", encodeURIComponent(seoName));

/** Address of a round of the player's own, shown again. */
export const roundPath = (roundId: string): string =>
  PATHS["round-replay"].replace("{roundId}", encodeURIComponent(roundId));
