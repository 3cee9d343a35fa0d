"use client";
import { PlayerSlot } from "./PlayerSlot.tsx";
import { partsOf, useVisitor } from "./useVisitor.ts";

/** The place of a player's actions on a game page. Guests see nothing here and load nothing for it. */
export function GameActionIsland({ slug }: { readonly slug: string }) {
  const parts = partsOf(useVisitor());
  return parts ? <PlayerSlot slot="game" parts={parts} slotProps={{ slug }} /> : null;
}
