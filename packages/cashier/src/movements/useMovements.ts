import { listTransactions } from "@spilhus/api-client";
import { autoRetry } from "@spilhus/account/player-data";
import type { TransactionKind, Transactions } from "@spilhus/contracts/payments";
import { playerTransport } from "@spilhus/player-session/session";
import { useInfiniteQuery } from "@tanstack/react-query";

export interface MovementFilter {
  readonly kind?: TransactionKind;
  /** First day. */
  readonly from?: string;
}

/** The player's movements, newest first, page by page. A payment makes the list read again. */
export const useMovements = (filter: MovementFilter) =>
  useInfiniteQuery({
    ...autoRetry,
    queryKey: ["transactions", filter],
    queryFn: ({ pageParam: before, signal }: { pageParam: number | undefined; signal: AbortSignal }) =>
      listTransactions(playerTransport, {
        query: { ...filter, ...(before !== undefined && { before }) },
        signal,
      }),
    initialPageParam: undefined as number | undefined, // The first page begins with the newest.
    getNextPageParam: ({ next }: Transactions) => next ?? undefined,
    staleTime: 0,
  });
