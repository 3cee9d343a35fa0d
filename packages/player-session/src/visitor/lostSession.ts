const tellers = new Set<() => void>();

/**
 * Says that this page itself tells its player that their session is over, and why: it then neither reloads nor leads away
 * before it has. For pages of play (R4.01).
 *
 * @param tell called when the page has learnt that the session is over
 * @returns ends it
 */
export function tellLostSession(tell: () => void): () => void {
  tellers.add(tell);
  return () => void tellers.delete(tell);
}

/** Tells of a lost session on a page that does so itself. @returns false where the caller must lead the player away */
export function isLossTold(): boolean {
  for (const tell of tellers) tell();
  return tellers.size > 0;
}
