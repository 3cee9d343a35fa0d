const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** The query of the address, in the shape of `useSyncExternalStore`. A navigation to another path draws anew by itself. */
export const addressStore = {
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) addEventListener("popstate", tell);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener("popstate", tell);
    };
  },
  search: (): string => location.search,
  /** A page is made for every address. */
  onServer: (): string => "",
};

/** Shows another address over the same page. */
export function showAddress(address: string, how: "push" | "replace"): void {
  if (how === "push") history.pushState(null, "", address);
  else history.replaceState(null, "", address);
  tell();
}
