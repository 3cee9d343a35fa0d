import { takesVendors } from "@spilhus/routes";

/** The address the document was loaded from; its address may have changed since. */
function loadedSearch(): string {
  const [navigation] = performance.getEntriesByType("navigation");
  return new URL(navigation?.name || location.href, location.href).search;
}

/**
 * Whether vendors may be started in this document: as the edge decided when it wrote the policy, which would block them
 * anyway. `data-vendors="none"` is set by the frame of pages with a stricter policy, `data-player` by the start script.
 */
export function documentTakesVendors(): boolean {
  return takesVendors({
    policyClass: document.querySelector('[data-vendors="none"]') ? "player" : "public",
    search: loadedSearch(),
    mayBePlayer: document.documentElement.dataset["player"] !== undefined,
  });
}
