"use client";
import { useSyncExternalStore } from "react";
import { playerSlot, type PlayerParts, type Visitor } from "./playerSlot.ts";

/** Who looks at the page. */
export const useVisitor = (): Visitor =>
  useSyncExternalStore(playerSlot.subscribe, playerSlot.visitor, playerSlot.onServer);

/** What is drawn for the player who looks at the page; nothing for everybody else. */
export function partsOf(visitor: Visitor): PlayerParts | undefined {
  return typeof visitor === "object" ? visitor : undefined;
}
