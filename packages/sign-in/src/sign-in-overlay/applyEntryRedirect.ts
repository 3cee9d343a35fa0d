import { entryRedirect, type Entry } from "@spilhus/lib";
import { leadsBack } from "@spilhus/routes";
import { showAddress } from "../mitid-outcome/addressStore.ts";

/**
 * Applies the edge's redirects to a soft navigation: a player goes to the return address without the overlay (R4.05,
 * R4.06), and a guest starts a registration at its first step (R4.07).
 */
export function applyEntryRedirect(entry: Omit<Entry, "origin" | "keepsReturn">): void {
  const to = entryRedirect({
    ...entry,
    origin: location.origin,
    keepsReturn: leadsBack(entry.path),
  });
  if (to === undefined) return;
  // The player's target may have another content security policy, which needs a new document.
  if (entry.loggedIn) location.replace(to);
  else showAddress(to, "replace");
}
