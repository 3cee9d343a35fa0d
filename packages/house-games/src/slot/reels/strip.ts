/** Symbols between the window and the place where a landing reel begins. */
export const LANDING_ROWS = 6;
/** Symbols that go by in one turn of a rolling reel. */
export const ROLLING_ROWS = 8;

/**
 * What goes by while a reel turns: the game's symbols one after the other, each as often as the others. The reel's true
 * order is not known here, and nothing of this ever stands in the window.
 */
export const passing = (symbols: readonly string[], reel: number, count: number): string[] =>
  Array.from({ length: count }, (_, place) => symbols[(place * 5 + reel * 3) % symbols.length] ?? "");
