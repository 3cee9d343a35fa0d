/** A query that opens the overlay, see `parseSignInRequest`. */
const SIGN_IN_QUERY = /[?&](?:auth|returnUrl|mitid)=/;
/** Loads the overlay and opens the view of a pressed link. */
type Load = (link?: HTMLAnchorElement) => Promise<void>;
const LINK = 'a[href*="auth="]';

/**
 * Loads the overlay when the address opens it, when a visitor points at or focuses a link to it, and when they press such
 * a link. If the code fails to load, the browser follows the link.
 *
 * @param path of the current page; call again for another page, whose address may open the overlay too
 * @returns removes the listeners
 */
export function awaitSignIn(page: Document, path: string, load: Load): () => void {
  const checkAddress = () => {
    // The next pointer or focus event on a link tries again.
    if (SIGN_IN_QUERY.test(location.search)) load().catch(() => undefined);
  };
  const linkOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null;
  const onIntent = (event: Event) => {
    if (linkOf(event)) load().catch(() => undefined);
  };
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event);
    const isElsewhere =
      event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!link || isElsewhere || event.defaultPrevented || link.pathname !== path) return;
    event.preventDefault();
    event.stopPropagation();
    load(link).catch(() => location.assign(link.href));
  };
  checkAddress();
  addEventListener("popstate", checkAddress);
  page.addEventListener("click", onClick, { capture: true });
  page.addEventListener("pointerover", onIntent, { passive: true });
  page.addEventListener("focusin", onIntent);
  return () => {
    removeEventListener("popstate", checkAddress);
    page.removeEventListener("click", onClick, { capture: true });
    page.removeEventListener("pointerover", onIntent);
    page.removeEventListener("focusin", onIntent);
  };
}
