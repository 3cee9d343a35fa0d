import { useEffect, type RefObject } from "react";

/**
 * Takes the focus as a view appears, when what had it went with the view before: without a place, keys such as Escape would no
 * longer reach the panel.
 */
export function useLostFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, [place]);
}
