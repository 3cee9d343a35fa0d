/** An address that asks for the way in, as `askedSignIn` reads it. */
const ASKS = /[?&](?:auth|returnUrl|mitid)=/;
/** Loads the overlay, and opens what the link that waited for it asks for. */
type Load = (pressed?: HTMLAnchorElement) => Promise<void>;
const LINK = 'a[href*="auth="]';

/**
 * Loads the overlay when the address asks for it, when somebody points at or focuses a link to it, and when they press
 * one: that click waits for the code. Where the code does not come, the link leads to the page
 * with the overlay, like any link.
 *
 * @param path of the page that is shown; the next one's address may ask for it too, and is looked at anew.
 * @returns how to stop.
 */
export function awaitSignIn(page: Document, path: string, load: Load): () => void {
  const look = () => {
    // The next touch of a link tries again.
    if (ASKS.test(location.search)) load().catch(() => undefined);
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
  look();
  addEventListener("popstate", look);
  page.addEventListener("click", onClick, { capture: true });
  page.addEventListener("pointerover", onIntent, { passive: true });
  page.addEventListener("focusin", onIntent);
  return () => {
    removeEventListener("popstate", look);
    page.removeEventListener("click", onClick, { capture: true });
    page.removeEventListener("pointerover", onIntent);
    page.removeEventListener("focusin", onIntent);
  };
}
