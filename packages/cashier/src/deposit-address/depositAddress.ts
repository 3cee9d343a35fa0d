const PARAM = "deposit";
/** The query that opens the deposit over any page. */
export const DEPOSIT_QUERY = `?${PARAM}=true`;

type Place = Pick<Location, "pathname" | "search">;

export const isDepositOpen = (search: string): boolean => new URLSearchParams(search).get(PARAM) === "true";

function addressWith({ pathname, search }: Place, change: (query: URLSearchParams) => void): string {
  const query = new URLSearchParams(search);
  change(query);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** The address of the page with the deposit open. */
export const openedAddress = (place: Place): string =>
  addressWith(place, (query) => query.set(PARAM, "true"));

/** The address of the page without it. */
export const closedAddress = (place: Place): string => addressWith(place, (query) => query.delete(PARAM));

const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/** Whether the address asks for the deposit, in the shape of `useSyncExternalStore`. Only the address decides. */
export const depositAddress = {
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) addEventListener("popstate", notify);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener("popstate", notify);
    };
  },
  isOpen: (): boolean => isDepositOpen(location.search),
  onServer: (): boolean => false,
  /** Changes the address without loading a page. */
  show(address: string, how: "push" | "replace"): void {
    if (how === "push") history.pushState(null, "", address);
    else history.replaceState(null, "", address);
    notify();
  },
};
