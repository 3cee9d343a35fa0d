import { QueryClient } from "@tanstack/query-core";

/**
 * Everything that this tab knows about its player: session, profile, limits, and what pages of the account have read.
 * Nothing is dropped while the document lives; leaving is a new document, which empties it. Effects and events alone use
 * it, never a render on a server, where it would be shared by all visitors.
 */
export const playerCache = new QueryClient({
  defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY, retry: false, networkMode: "always" } },
});
