"use client";
import { useSyncExternalStore } from "react";
import type { PlayerPart } from "./playerPart.ts";
import { visitorStore, type Visitor } from "./visitorStore.ts";

/** Who is viewing the page. */
export const useVisitor = (): Visitor =>
  useSyncExternalStore(visitorStore.subscribe, visitorStore.visitor, visitorStore.onServer);

/** The parts for a player; undefined for everybody else. */
export function partsOf(visitor: Visitor): readonly PlayerPart[] | undefined {
  return typeof visitor === "object" ? visitor : undefined;
}
