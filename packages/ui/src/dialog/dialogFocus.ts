/** Moves the focus to the element marked `data-first`, else to the heading, so that no button is pressed unseen. */
export function focusInside(dialog: HTMLDialogElement): void {
  const target = dialog.querySelector<HTMLElement>("[data-first]") ?? dialog.querySelector<HTMLElement>("h2");
  target?.focus();
}

/**
 * Closes a dialog and returns the focus to what opened it, or to the page's main content if that is gone. A browser
 * does so only for an opener that could take the focus; otherwise it leaves the focus in the closed dialog.
 */
export function closeAndReturnFocus(dialog: HTMLDialogElement, opener: Element | null): void {
  dialog.close();
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body || dialog.contains(activeElement);
  if (!isLost) return;
  const isGone = opener === null || opener === body || !opener.isConnected;
  const target = isGone ? document.querySelector("main") : opener;
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
