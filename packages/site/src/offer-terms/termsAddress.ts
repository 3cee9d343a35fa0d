const listeners = new Set<() => void>();

/** The query of the address, for `useSyncExternalStore`. Another path mounts its reader anew. */
export const termsAddress = {
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) addEventListener("popstate", termsAddress.announce);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener("popstate", termsAddress.announce);
    };
  },
  search: (): string => location.search,
  /** The server renders one page for all queries. */
  onServer: (): string => "",
  announce(): void {
    for (const listener of listeners) listener();
  },
  /** Changes the address without loading a page. */
  replace(address: string): void {
    history.replaceState(null, "", address);
    termsAddress.announce();
  },
};
