"use client";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";

let kept: QueryClient | undefined;

/** One memory for a tab, so that a soft navigation shows what is known. Leaving is a new document, which empties it. */
function clientOfTab(): QueryClient {
  if (typeof window === "undefined") return new QueryClient();
  kept ??= new QueryClient();
  return kept;
}

/** Forgets what is known of a player who is one no longer, where the document stays. */
export const forgetAccount = (): void => kept?.clear();

/** What the islands of the account ask and keep. */
export function AccountQueries({ children }: { readonly children: ReactNode }) {
  const [client] = useState(clientOfTab);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
