import { openAddress } from "./signInAddress.ts";

type LinkEvent = Pick<MouseEvent, "target" | "defaultPrevented"> &
  Partial<Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">>;

/**
 * The address that opens the overlay on the current page; `undefined` for every other link, and for clicks that open
 * another tab or window.
 */
export function signInLink(
  event: LinkEvent,
  here: Pick<Location, "href" | "pathname" | "search">,
): string | undefined {
  const isElsewhere =
    event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || (event.button ?? 0) !== 0;
  if (event.defaultPrevented || isElsewhere || !(event.target instanceof Element)) return undefined;
  const href = event.target.closest("a[href]")?.getAttribute("href");
  // A fragment link inside the overlay resolves to an address with `auth`, but does not open the overlay.
  if (href === null || href === undefined || href.startsWith("#")) return undefined;
  const current = new URL(here.href);
  const to = new URL(href, current);
  const view = to.searchParams.get("auth");
  if (to.origin !== current.origin || to.pathname !== here.pathname) return undefined;
  return view === "login" || view === "signup" ? openAddress(here, view) : undefined;
}
