/** What is heard: the motion of the reels always, the sounds of wins only in a round that wins more than its stake. */
export type SlotCue =
  | { readonly kind: "start" | "stop" | "fall" | "cover" | "free-begins" | "free-over" }
  /** `size` from 1 to 3, by how many stakes were won. */
  | { readonly kind: "win"; readonly size: 1 | 2 | 3 };
