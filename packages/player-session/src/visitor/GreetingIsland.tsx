"use client";
import type { PlayerSlots } from "./playerPart.ts";
import { PlayerSlot } from "./PlayerSlot.tsx";
import { partsOf, useVisitor } from "./useVisitor.ts";

/** The place of a player's greeting. Guests see nothing here and load nothing for it. */
export function GreetingIsland(props: PlayerSlots["greeting"]) {
  const parts = partsOf(useVisitor());
  return parts ? <PlayerSlot slot="greeting" parts={parts} slotProps={props} /> : null;
}
