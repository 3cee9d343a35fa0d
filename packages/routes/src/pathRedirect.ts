const TRAILING = /^(\/.*[^/])\/+$/;
const GAME_PAGE = /^\/spilside\/([^/]*_[^/]*)$/;

/**
 * The path a visitor must be sent to instead, or `undefined`: trailing slashes go (R2.54), underscores in a game
 * page's name become hyphens (R2.22), an unwritten index is not a path.
 */
export function pathRedirect(path: string): string | undefined {
  const trimmed = path === "/" ? path : (TRAILING.exec(path)?.[1] ?? path);
  const game = GAME_PAGE.exec(trimmed);
  const target = game
    ? `/spilside/${(game[1] ?? "").replaceAll(/_+/g, "-").replaceAll(/^-|-$/g, "")}`
    : trimmed;
  return target === path ? undefined : target;
}
