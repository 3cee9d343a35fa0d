import type { PlayerPart } from "./playerPart.ts";

/** Who is viewing the page: not known yet, a guest, or a player, with the parts to draw for them. */
export type Visitor = "unknown" | "guest" | readonly PlayerPart[];

let visitor: Visitor = "unknown";
const listeners = new Set<() => void>();

/** Sets who is viewing the page. Browser only. */
export function showVisitor(next: Visitor): void {
  if (next === visitor) return;
  visitor = next;
  for (const listener of listeners) listener();
}

/** Who is viewing the page, in the shape of `useSyncExternalStore`. */
export const visitorStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  visitor: (): Visitor => visitor,
  /** Pages are rendered for everybody. */
  onServer: (): Visitor => "unknown",
};
