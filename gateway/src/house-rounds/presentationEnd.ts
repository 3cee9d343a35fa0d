/** No event of a round is shown for longer: not a free spin with its wins, nor a fall of symbols. */
export const EVENT_MS = 4_000;

/**
 * When a round has been shown to its end at the latest, its free spins and falls included. Nothing tells others of its win
 * before. The player's own balance counts it as soon as no other round waits for it, `shownUntil`.
 *
 * @param events how many the round has
 */
export const presentationEnd = (startedAt: Date, minRoundMs: number, events: number): Date =>
  new Date(startedAt.getTime() + minRoundMs + events * EVENT_MS);
