/** Games in the greeting: on a wide screen they fill one row. */
const SHOWN = 6;
/** Games played last come first, and leave room for saved ones. */
const PLAYED = 3;

/**
 * Which games greet a player, each once.
 *
 * @param played slugs of the games of the last stakes, last first; a game may be there many times
 * @param saved slugs, last saved first
 */
export function ownGames(played: readonly string[], saved: readonly string[]): readonly string[] {
  const recent = [...new Set(played)];
  return [...new Set([...recent.slice(0, PLAYED), ...saved, ...recent])].slice(0, SHOWN);
}
