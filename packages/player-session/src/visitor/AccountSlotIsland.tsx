"use client";
import type { ReactNode } from "react";
import type { ClockPlace } from "./playerPart.ts";
import { PlayerSlot } from "./PlayerSlot.tsx";
import { partsOf, useVisitor } from "./useVisitor.ts";

interface AccountSlotIslandProps {
  /** Of a header; a page without one has the clock alone. */
  readonly clockPlace?: ClockPlace | undefined;
  /** A page that only players see is made with the place of their clock. */
  readonly waiting?: ReactNode;
  /** What a guest has here. */
  readonly children?: ReactNode;
}

/** Where a page has the player's menu and clock. It is made with what is the same for everyone who may see the page. */
export function AccountSlotIsland({ clockPlace, waiting, children }: AccountSlotIslandProps) {
  const visitor = useVisitor();
  const parts = partsOf(visitor);
  if (!parts) return visitor === "unknown" ? (waiting ?? children) : children;
  return clockPlace ? (
    <PlayerSlot slot="header" parts={parts} given={{ clockPlace }} />
  ) : (
    <PlayerSlot slot="clock" parts={parts} given={{}} />
  );
}
