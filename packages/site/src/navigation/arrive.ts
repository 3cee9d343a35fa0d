import { scrollTarget } from "./scrollTarget.ts";

/**
 * Runs after a soft navigation has rendered the new page: scrolls to the element of the hash, or to the top unless the
 * page keeps its scroll position (R2.56), and moves focus to the content for keyboards and screen readers.
 */
export function arrive(page: Document, hash: string): void {
  const frame = page.querySelector<HTMLElement>("[data-scroll]");
  const target = scrollTarget({
    hash,
    scrollToTop: frame?.dataset["scroll"] !== "keep",
    hasElement: (id) => page.getElementById(id) !== null,
  });
  page.querySelector("main")?.focus({ preventScroll: true });
  if (target.to === "element") page.getElementById(target.id)?.scrollIntoView();
  if (target.to === "top") page.defaultView?.scrollTo({ top: 0, behavior: "instant" });
}
