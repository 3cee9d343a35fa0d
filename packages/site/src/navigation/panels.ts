const OPEN = "[data-closes-on-navigation]:popover-open";

/** Closes the shell's open panels, so that the visitor sees the new page. */
export function hidePanels(page: Document): void {
  for (const panel of page.querySelectorAll<HTMLElement>(OPEN)) panel.hidePopover();
}

/**
 * Closes a panel when focus leaves it. A popover stays open when Tab moves to an element behind it, and would hide the
 * focused element (WCAG 2.4.11).
 *
 * @returns a function that stops
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
