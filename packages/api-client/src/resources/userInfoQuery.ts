import { DATA_CACHE_SECONDS } from "@spilhus/contracts";
import type { UserInfo } from "@spilhus/contracts/player-account";
import type { Transport } from "../request/index.ts";
import { getUserInfo } from "./playerPages.ts";

/** Options of TanStack Query's `useQuery`, without importing the library. */
export interface QueryPlan<Answer> {
  readonly queryKey: readonly string[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Answer>;
  /** Milliseconds for which an answer is reused. */
  readonly staleTime: number;
  /** Fetched again whenever the window becomes visible, fresh or not. */
  readonly refetchOnWindowFocus: "always";
}

/** User info, reused for 10 s and fetched again when the window becomes visible (R7.03, R9.02). */
export function userInfoQuery(transport: Transport): QueryPlan<UserInfo> {
  return {
    queryKey: ["user-info"],
    queryFn: ({ signal }) => getUserInfo(transport, { signal }),
    staleTime: DATA_CACHE_SECONDS * 1_000,
    refetchOnWindowFocus: "always",
  };
}
