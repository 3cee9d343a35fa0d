const OPEN = "[data-closes-on-navigation]:popover-open";

/** Closes whatever panel of the shell is open, so that a navigation is seen. */
export function hidePanels(page: Document): void {
  for (const panel of page.querySelectorAll<HTMLElement>(OPEN)) panel.hidePopover();
}

/**
 * Closes a panel that the keyboard has left. A popover does not close by itself when Tab leads on behind it, and what is
 * focused there would be hidden under it (WCAG 2.4.11).
 *
 * @returns how to stop.
 */
export function closeLeftPanels(page: Document): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    for (const panel of page.querySelectorAll<HTMLElement>(OPEN)) {
      const isOpener = target.getAttribute("popovertarget") === panel.id;
      if (!isOpener && !panel.contains(target)) panel.hidePopover();
    }
  };
  page.addEventListener("focusin", onFocus);
  return () => page.removeEventListener("focusin", onFocus);
}
