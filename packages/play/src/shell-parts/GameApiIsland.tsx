"use client";
import { useEffect } from "react";
import { loadGameApi } from "../play-events/index.ts";

/** Loads the script of game-play pages at the start of such a page. The shell of the game says what a failure means. */
export function GameApiIsland() {
  useEffect(() => {
    loadGameApi().catch(() => undefined);
  }, []);
  return null;
}
