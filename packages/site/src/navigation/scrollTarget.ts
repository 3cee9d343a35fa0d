/** Where a navigation scrolls to. */
export type ScrollTarget =
  | { readonly to: "top" }
  | { readonly to: "element"; readonly id: string }
  | { readonly to: "nowhere" };

/** A finished navigation. */
export interface Navigated {
  /** The location's hash, with `#`, or empty. */
  readonly hash: string;
  /** False if the route's meta turns scrolling to the top off. */
  readonly scrollToTop: boolean;
  /** Whether the page has an element of this id. */
  readonly hasElement: (id: string) => boolean;
}

function decodeId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * Returns where a navigation scrolls: to the element of the hash, else to the top unless the route turns that off
 * (R2.56).
 */
export function scrollTarget({ hash, scrollToTop, hasElement }: Navigated): ScrollTarget {
  const id = decodeId(hash);
  if (id !== "" && hasElement(id)) return { to: "element", id };
  return { to: scrollToTop ? "top" : "nowhere" };
}
