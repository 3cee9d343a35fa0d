"use client";
import type { ReactNode } from "react";
import { partsOf, useVisitor } from "./useVisitor.ts";

/** Content for guests only: rendered for everybody, removed in a player's browser. */
export function GuestsOnlyIsland({ children }: { readonly children: ReactNode }) {
  return partsOf(useVisitor()) ? null : children;
}
