"use client";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { playerCache } from "@spilhus/player-session/session";

/** A server renders pages for everyone, so it gets an empty cache each time. */
const clientHere = () => (typeof window === "undefined" ? new QueryClient() : playerCache);

/** Lets islands of the account use the player's cache of this tab, so that a soft navigation shows what is known. */
export function AccountQueries({ children }: { readonly children: ReactNode }) {
  const [client] = useState(clientHere);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
