import type { PlayerPart } from "./playerPart.ts";

/** Who looks at the page: nobody knows yet, a guest, or a player with the parts that are drawn for them. */
export type Visitor = "unknown" | "guest" | readonly PlayerPart[];

let visitor: Visitor = "unknown";
const listeners = new Set<() => void>();

/** Says who looks at the page. Browser only. */
export function showVisitor(next: Visitor): void {
  if (next === visitor) return;
  visitor = next;
  for (const listener of listeners) listener();
}

/** Who looks at the page, in the shape of `useSyncExternalStore`. */
export const visitorStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  visitor: (): Visitor => visitor,
  /** A page is made for everyone. */
  onServer: (): Visitor => "unknown",
};
