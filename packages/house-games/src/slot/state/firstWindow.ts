import type { SlotRound, SlotTable } from "../../house-game/index.ts";
import type { Window } from "../plan/slotView.ts";

/** The window in which a round ended. */
export function lastWindowOf({ events }: SlotRound): Window | undefined {
  const windows = events.flatMap((event) =>
    event.kind === "spin" || event.kind === "tumble" ? [event.window] : [],
  );
  return windows.at(-1);
}

/** What stands on the reels before the first press: the last round's end, else each reel another part of the paytable. */
export function firstWindow({ reels, rows, symbols }: SlotTable, last?: SlotRound | null): Window {
  const fresh = Array.from({ length: reels }, (_, reel) =>
    Array.from({ length: rows }, (__, row) => symbols[(reel * 2 + row * 3) % symbols.length] ?? ""),
  );
  return (last && lastWindowOf(last)) ?? fresh;
}
