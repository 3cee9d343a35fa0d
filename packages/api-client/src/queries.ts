import { DATA_CACHE_SECONDS } from "@spilhus/contracts";
import type { UserInfo } from "@spilhus/contracts/player-account";
import type { SessionInfo } from "@spilhus/contracts/user-auth";
import type { Transport } from "./request.ts";
import { getSessionInfo, getUserInfo } from "./resources/everyPage.ts";

/** How TanStack Query asks, keeps and asks again; the options of `useQuery`, without the library. */
export interface QueryPlan<Answer> {
  readonly queryKey: readonly string[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Answer>;
  /** Milliseconds an answer may be shown again without asking. */
  readonly staleTime: number;
  /** Asked again whenever the window becomes visible, fresh or not. */
  readonly refetchOnWindowFocus: "always";
}

const plan = <Answer>(
  queryKey: readonly string[],
  ask: (input: { readonly signal: AbortSignal }) => Promise<Answer>,
): QueryPlan<Answer> => ({
  queryKey,
  queryFn: ({ signal }) => ask({ signal }),
  staleTime: DATA_CACHE_SECONDS * 1_000,
  refetchOnWindowFocus: "always",
});

/** The player who is signed in: kept for 10 s, asked again when the window becomes visible (R7.03, R9.02). */
export function userInfoQuery(transport: Transport): QueryPlan<UserInfo> {
  return plan(["user-info"], (input) => getUserInfo(transport, input));
}

/** The session, so that every tab learns of its end when it is looked at (R7.11). */
export function sessionInfoQuery(transport: Transport, brand: string): QueryPlan<SessionInfo> {
  return plan(["session-info", brand], (input) => getSessionInfo(transport, { query: { brand }, ...input }));
}
