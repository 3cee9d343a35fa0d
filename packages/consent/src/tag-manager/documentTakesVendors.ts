import { takesVendors } from "@spilhus/routes";

/** The query the document was loaded with; the address may have changed since. */
function loadedSearch(): string {
  const [navigation] = performance.getEntriesByType("navigation");
  return new URL(navigation?.name || location.href, location.href).search;
}

/**
 * Whether vendor scripts may start in this document. The edge makes the same decision for the content security policy.
 * The frame of pages with a stricter policy sets `data-vendors="none"`, and the start script sets `data-player`.
 */
export function documentTakesVendors(): boolean {
  return takesVendors({
    policyClass: document.querySelector('[data-vendors="none"]') ? "player" : "public",
    search: loadedSearch(),
    mayBePlayer: document.documentElement.dataset["player"] !== undefined,
  });
}
