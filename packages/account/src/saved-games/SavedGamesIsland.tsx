"use client";
import { useState } from "react";
import { AccountQueries } from "../player-data/AccountQueries.tsx";
import { savedGameService } from "./savedGameService.ts";
import { SavedGamesPanel, type SavedGamesPanelProps } from "./SavedGamesPanel.tsx";

interface SavedGamesIslandProps extends Omit<SavedGamesPanelProps, "service"> {
  readonly brand: string;
}

/** The player's saved games, fetched in the browser. */
export function SavedGamesIsland({ brand, ...panel }: SavedGamesIslandProps) {
  const [service] = useState(() => savedGameService(brand, panel.messages.locale));
  return (
    <AccountQueries>
      <SavedGamesPanel {...panel} service={service} />
    </AccountQueries>
  );
}
