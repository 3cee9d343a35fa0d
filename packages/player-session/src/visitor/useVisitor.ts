"use client";
import { useSyncExternalStore } from "react";
import type { PlayerPart } from "./playerPart.ts";
import { visitorStore, type Visitor } from "./visitorStore.ts";

/** Who looks at the page. */
export const useVisitor = (): Visitor =>
  useSyncExternalStore(visitorStore.subscribe, visitorStore.visitor, visitorStore.onServer);

/** What is drawn for the player who looks at the page; nothing for everybody else. */
export function partsOf(visitor: Visitor): readonly PlayerPart[] | undefined {
  return typeof visitor === "object" ? visitor : undefined;
}
