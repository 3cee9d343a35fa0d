import { expectedRestriction, openPages } from "./expectedRestrictions.ts";
import { GUEST_PAGES } from "./pages.ts";

/** A visitor who opens a page. */
export interface ExpectedVisitor {
  readonly isLoggedIn: boolean;
  readonly restriction: string | undefined;
  readonly isEidVerified: boolean;
  /** The first page after login. */
  readonly isFirst: boolean;
}

/** The page a visitor ends up on who opens a page. */
export function expectedPage(
  path: string,
  { isLoggedIn, restriction, isEidVerified, isFirst }: ExpectedVisitor,
): string {
  if (!isLoggedIn) return path.startsWith("/konto/") ? "/" : path;
  const isGuarded = path === "/konto/udbetaling" && !isEidVerified;
  if (restriction === undefined) {
    if (GUEST_PAGES.some((page) => page === path)) return "/";
    return isGuarded ? "/konto/eid" : path;
  }
  const { status } = expectedRestriction(restriction);
  const open = openPages(restriction);
  if (path === status) return path;
  if (isFirst || !open.includes(path)) return status;
  if (!isGuarded) return path;
  return open.includes("/konto/eid") ? "/konto/eid" : status;
}
