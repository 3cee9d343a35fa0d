import type { ReactNode } from "react";

/** A game's card with what a player can do to the game under it. */
export function GameWithAction({ card, action }: { readonly card: ReactNode; readonly action: ReactNode }) {
  return (
    <div className="game-with-action">
      {card}
      {action}
    </div>
  );
}
