import { scrollTarget } from "./scrollTarget.ts";

/**
 * What a soft navigation does when the new page stands: scrolls to the hash's element, else to the top unless the
 * page keeps its place (R2.56), and moves the keyboard and the screen reader to the content.
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
