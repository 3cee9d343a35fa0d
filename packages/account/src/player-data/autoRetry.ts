/** After a failure a page asks again by itself. */
const RECOVERY_MS = 5_000;

/** For every question of the account: a failure is shown at once, and asked about again until it is none. */
export const autoRetry = {
  retry: false,
  // A device without a network is a failure like any other, and says so.
  networkMode: "always",
  refetchInterval: ({ state }: { readonly state: { readonly fetchFailureCount: number } }) =>
    state.fetchFailureCount > 0 ? RECOVERY_MS : (false as const),
} as const;
