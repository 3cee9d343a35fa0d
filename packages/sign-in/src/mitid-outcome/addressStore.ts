const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/**
 * The query of the address, for `useSyncExternalStore`. It does not report navigations to another path, which render the
 * page anyway.
 */
export const addressStore = {
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) addEventListener("popstate", notify);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener("popstate", notify);
    };
  },
  search: (): string => location.search,
  /** The server renders one page for all queries. */
  onServer: (): string => "",
};

/** Changes the address without loading a page. */
export function showAddress(address: string, how: "push" | "replace"): void {
  if (how === "push") history.pushState(null, "", address);
  else history.replaceState(null, "", address);
  notify();
}
