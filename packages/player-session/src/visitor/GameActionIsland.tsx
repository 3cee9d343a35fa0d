"use client";
import { PlayerSlot } from "./PlayerSlot.tsx";
import { partsOf, useVisitor } from "./useVisitor.ts";

/** Where a game's page has what a player can do with the game. Guests have nothing here, and load nothing for it. */
export function GameActionIsland({ slug }: { readonly slug: string }) {
  const parts = partsOf(useVisitor());
  return parts ? <PlayerSlot slot="game" parts={parts} given={{ slug }} /> : null;
}
