/** The places of the shell's menus, and the link to the search. */
const PLACES = "header nav li, header .header-search, [data-mobile-navigation] nav li";

/**
 * Hides the places of menus and search that are closed to a player, who would only be redirected from them, and shows those
 * that are open again. The menus' HTML is the same for every visitor, so this runs in the browser.
 */
export function hideClosedPlaces(
  page: Pick<Document, "querySelectorAll">,
  isClosed: (path: string) => boolean,
): void {
  for (const place of page.querySelectorAll<HTMLElement>(PLACES)) {
    const href = (place.querySelector("a") ?? place).getAttribute("href");
    const [path] = href?.split(/[?#]/) ?? [];
    // Other sites, and items that are no links, stay.
    if (!path?.startsWith("/")) continue;
    // A class of the place may set `display`, which the attribute `hidden` would not override.
    place.style.display = isClosed(path) ? "none" : "";
  }
}
