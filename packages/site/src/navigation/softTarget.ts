import { hasVendors } from "@spilhus/lib";
import { crossesPolicy } from "./crossesPolicy.ts";

/** Addresses that Next's router does not serve as pages. */
const HARD_PATH = /^\/(?:_|gateway\/|f\/|brand\/|builds\/|internal\/)|\.\w+$/;

/** The part of a mouse or focus event that is used. */
interface LinkEvent {
  readonly target: EventTarget | null;
  readonly defaultPrevented: boolean;
  readonly button?: number;
  readonly metaKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly shiftKey?: boolean;
  readonly altKey?: boolean;
}

/**
 * Returns the address for a soft navigation, or `undefined` if the browser must follow the link itself: other sites,
 * other windows, downloads, files, links that set a cookie, pages under another policy, and jumps within the page.
 *
 * @param here the current address
 * @param strictAreas first path segments of pages under a stricter policy
 */
export function softTarget(
  event: LinkEvent,
  here: string,
  strictAreas: readonly string[],
): string | undefined {
  const hasModifier =
    event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || (event.button ?? 0) !== 0;
  if (event.defaultPrevented || hasModifier || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest("a[href]");
  if (
    !(link instanceof HTMLAnchorElement) ||
    link.hasAttribute("download") ||
    link.dataset["navigation"] === "hard"
  ) {
    return undefined;
  }
  if (link.target !== "" && link.target !== "_self") return undefined;
  const current = new URL(here);
  const to = new URL(link.href);
  if (to.origin !== current.origin || HARD_PATH.test(to.pathname)) return undefined;
  if (crossesPolicy(current.pathname, to.pathname, strictAreas)) return undefined;
  // The edge serves the sign-in overlay under a policy without vendors, which needs a new document.
  if (to.searchParams.has("auth") && hasVendors(link.ownerDocument.documentElement)) return undefined;
  // The overlay opens over the current page. Terms of an offer open by a hash, or in a new document.
  if (to.pathname === current.pathname && (to.searchParams.has("auth") || to.searchParams.has("terms")))
    return undefined;
  const isJump = to.hash !== "" && to.pathname === current.pathname && to.search === current.search;
  return isJump ? undefined : `${to.pathname}${to.search}${to.hash}`;
}
