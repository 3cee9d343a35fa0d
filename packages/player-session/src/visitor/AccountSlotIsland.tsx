"use client";
import type { ReactNode } from "react";
import type { ClockPlace } from "./playerPart.ts";
import { PlayerSlot } from "./PlayerSlot.tsx";
import { partsOf, useVisitor } from "./useVisitor.ts";

interface AccountSlotIslandProps {
  /** Where a header puts the clock; a page without a header shows the clock alone. */
  readonly clockPlace?: ClockPlace | undefined;
  /** Shown until the visitor is known; pages for players reserve space for the clock. */
  readonly waiting?: ReactNode;
  /** Shown to guests. */
  readonly children?: ReactNode;
}

/** The place of the player's menu and clock. The server renders what is the same for everybody. */
export function AccountSlotIsland({ clockPlace, waiting, children }: AccountSlotIslandProps) {
  const visitor = useVisitor();
  const parts = partsOf(visitor);
  if (!parts) return visitor === "unknown" ? (waiting ?? children) : children;
  return clockPlace ? (
    <PlayerSlot slot="header" parts={parts} slotProps={{ clockPlace }} />
  ) : (
    <PlayerSlot slot="clock" parts={parts} slotProps={{}} />
  );
}
