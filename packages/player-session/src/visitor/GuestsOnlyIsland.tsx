"use client";
import type { ReactNode } from "react";
import { partsOf, useVisitor } from "./useVisitor.ts";

/** What a page has for guests alone; it is made with it, and a player's browser takes it away. */
export function GuestsOnlyIsland({ children }: { readonly children: ReactNode }) {
  return partsOf(useVisitor()) ? null : children;
}
