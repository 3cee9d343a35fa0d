import { expectedRestriction, openPages } from "./expectedRestrictions.ts";
import { insteadOfGuestPage } from "./pages.ts";

/** A visitor who opens a page. */
export interface ExpectedVisitor {
  readonly isLoggedIn: boolean;
  readonly restriction: string | undefined;
  readonly isEidVerified: boolean;
  readonly hasDepositLimit: boolean;
  /** The first page after login. */
  readonly isFirst: boolean;
}

/** Entrances of a game, and the page they lead to. */
const ENTRANCES = ["/games/entrance/", "/spil/", "/spilleautomater/entrance/"];
const PLAY = "/playgame";

const isEntrance = (path: string) => ENTRANCES.some((entrance) => path.startsWith(entrance));

/** Where a player goes on whom no restriction stops. */
function pageOfPlay(path: string, hasDepositLimit: boolean): string {
  if (path === `${PLAY}/login`) return "/";
  if (path !== PLAY && !isEntrance(path)) return path;
  return hasDepositLimit ? PLAY : "/konto/indbetalingsloft";
}

/** The page a visitor ends up on who opens a page. */
export function expectedPage(
  path: string,
  { isLoggedIn, restriction, isEidVerified, hasDepositLimit, isFirst }: ExpectedVisitor,
): string {
  if (!isLoggedIn) {
    if (path === PLAY) return `${PLAY}/login`;
    return path.startsWith("/konto/") ? "/" : path;
  }
  const isGuarded = path === "/konto/udbetaling" && !isEidVerified;
  if (restriction === undefined) {
    const instead = insteadOfGuestPage(path);
    if (instead !== undefined) return instead;
    return isGuarded ? "/konto/eid" : pageOfPlay(path, hasDepositLimit);
  }
  const { status } = expectedRestriction(restriction);
  const open = openPages(restriction);
  if (path === status) return path;
  if (isFirst || !open.includes(path)) return status;
  if (!isGuarded) return path;
  return open.includes("/konto/eid") ? "/konto/eid" : status;
}
