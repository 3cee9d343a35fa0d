import type { ComponentType } from "react";

/** Where the session clock stays in sight: in a bar that does, or at the edge of the window. */
export type ClockPlace = "bar" | "edge";

/** What a page draws for a player. It comes with the code of the session, which guests never load. */
export interface PlayerParts {
  /** Menu and session clock, for a header. */
  readonly Header: ComponentType<{ readonly clockPlace: ClockPlace }>;
  /** The session clock alone, for a page without a header. */
  readonly Clock: ComponentType;
  /** What outlives a navigation: the warning before the session ends, and what follows a navigation. */
  readonly Session: ComponentType;
  /** What can be done with a game, on its page. */
  readonly GameAction: ComponentType<{ readonly slug: string }>;
}

/** Who looks at the page: nobody knows yet, a guest, or a player with what is drawn for them. */
export type Visitor = "unknown" | "guest" | PlayerParts;

let visitor: Visitor = "unknown";
const listeners = new Set<() => void>();

/** Says who looks at the page. Browser only. */
export function showVisitor(next: Visitor): void {
  if (next === visitor) return;
  visitor = next;
  for (const listener of listeners) listener();
}

/** Who looks at the page, in the shape of `useSyncExternalStore`. */
export const playerSlot = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  visitor: (): Visitor => visitor,
  /** A page is made for everyone. */
  onServer: (): Visitor => "unknown",
};
