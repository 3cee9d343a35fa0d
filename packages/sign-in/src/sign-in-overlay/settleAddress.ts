import { entryRedirect, type Entry } from "@spilhus/lib";
import { showAddress } from "../mitid-outcome/addressStore.ts";

/**
 * Does for a soft navigation what the edge does for a document: a player goes on to the way back and is asked nothing
 * (R4.05, R4.06), a guest enters a registration at its first step (R4.07).
 */
export function settleAddress(entry: Omit<Entry, "origin">): void {
  const to = entryRedirect({ ...entry, origin: location.origin });
  if (to === undefined) return;
  // A player may be on the way to a page of another policy, which is a document of its own.
  if (entry.loggedIn) location.replace(to);
  else showAddress(to, "replace");
}
