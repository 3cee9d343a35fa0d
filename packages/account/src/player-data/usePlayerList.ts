import { useQuery, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useRef } from "react";
import { autoRetry } from "./autoRetry.ts";

/**
 * A list of the player's that is read each time it is shown.
 *
 * @param list reads it
 * @returns `refresh` reads it again after a row was removed, and moves the focus to the heading, since the pressed button
 * disappears with its row
 */
export function usePlayerList<Answer>(queryKey: QueryKey, list: (signal: AbortSignal) => Promise<Answer>) {
  const title = useRef<HTMLHeadingElement>(null);
  const queries = useQueryClient();
  const query = useQuery({
    ...autoRetry,
    queryKey,
    queryFn: ({ signal }) => list(signal),
    staleTime: 0,
  });
  const refresh = () => {
    title.current?.focus();
    void queries.invalidateQueries({ queryKey });
  };
  return { query, title, refresh };
}
