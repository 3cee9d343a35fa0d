"use client";
import type { ReactNode } from "react";
import type { ClockPlace } from "./playerSlot.ts";
import { partsOf, useVisitor } from "./useVisitor.ts";

interface AccountSlotIslandProps {
  /** Of a header; a page without one has the clock alone. */
  readonly clockPlace?: ClockPlace | undefined;
  /** What a guest has here. */
  readonly children?: ReactNode;
}

/** Where a page has the player's menu and clock. It is made with what guests have, which is the same for everyone. */
export function AccountSlotIsland({ clockPlace, children }: AccountSlotIslandProps) {
  const parts = partsOf(useVisitor());
  if (!parts) return children;
  return clockPlace ? <parts.Header clockPlace={clockPlace} /> : <parts.Clock />;
}
