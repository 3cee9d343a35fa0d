"use client";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { playerCache } from "@spilhus/player-session/session";

/** The server renders pages for all visitors, so it creates an empty cache each time. */
const queryClient = () => (typeof window === "undefined" ? new QueryClient() : playerCache);

/** Provides the tab's player cache to account islands, so that a soft navigation shows cached data. */
export function AccountQueries({ children }: { readonly children: ReactNode }) {
  const [client] = useState(queryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
