/** Delay before a failed query is retried, in ms. */
const RECOVERY_MS = 5_000;

/** Options of every account query: a failure is shown at once, and the query retries until it succeeds. */
export const autoRetry = {
  retry: false,
  // Without this, a query on an offline device would pause instead of failing.
  networkMode: "always",
  refetchInterval: ({ state }: { readonly state: { readonly fetchFailureCount: number } }) =>
    state.fetchFailureCount > 0 ? RECOVERY_MS : (false as const),
} as const;
