/** The places of the shell's menus, of the footer and of the path above a page, and the link to the search. */
const PLACES =
  "header nav li, header .header-search, [data-mobile-navigation] nav li, footer nav li, .breadcrumbs li";
/** Links within a text, which would not read well without them. */
const IN_TEXT = "main :is(p, li:not(.breadcrumbs li), dd) > a";
/** Lists with a heading of their own, which is hidden with the last of their places. */
const GROUPS = "footer nav";

/** The path that a place leads to; undefined for other sites and for items that are no links. */
function pathOf(place: Element): string | undefined {
  const href = (place.querySelector("a") ?? place).getAttribute("href");
  const [path] = href?.split(/[?#]/) ?? [];
  return path?.startsWith("/") ? path : undefined;
}

/**
 * Hides the places of menus, footer, path and search that are closed to a player, who would only be redirected from them, and
 * shows those that are open again. A link within a text stays, and `closedText` is shown behind it. The HTML is the same for every
 * visitor, so this runs in the browser.
 *
 * @param closedText e.g. "lukket for dig lige nu"
 */
export function hideClosedPlaces(
  page: Pick<Document, "querySelectorAll">,
  isClosed: (path: string) => boolean,
  closedText: string,
): void {
  for (const place of page.querySelectorAll<HTMLElement>(PLACES)) {
    const path = pathOf(place);
    // A class of the place may set `display`, which the attribute `hidden` would not override.
    if (path !== undefined) place.style.display = isClosed(path) ? "none" : "";
  }
  for (const group of page.querySelectorAll<HTMLElement>(GROUPS)) {
    const isEmpty = [...group.querySelectorAll<HTMLElement>("li")].every(
      ({ style }) => style.display === "none",
    );
    group.style.display = isEmpty ? "none" : "";
  }
  for (const link of page.querySelectorAll<HTMLElement>(IN_TEXT)) {
    const path = pathOf(link);
    if (path !== undefined && isClosed(path)) link.dataset["closed"] = closedText;
    else delete link.dataset["closed"];
  }
}
