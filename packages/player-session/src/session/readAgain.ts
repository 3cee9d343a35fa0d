import type { QueryClient, QueryKey } from "@tanstack/query-core";

/**
 * Reads data again after a change. A first read that is under way is ended: it may have been answered before the change, and
 * `invalidateQueries` alone would wait for it and take its answer.
 *
 * @returns settles once the data is read where it is shown
 */
export async function readAgain(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey });
  await queries.invalidateQueries({ queryKey });
}
