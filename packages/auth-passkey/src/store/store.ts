/** A value with a subscription, in the shape of React's `useSyncExternalStore`. */
export interface Store<State> {
  readonly state: () => State;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a store and the function that changes it. */
export function createStore<State>(first: State): Store<State> & { readonly set: (next: State) => void } {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      state = next;
      for (const listener of listeners) listener();
    },
  };
}
