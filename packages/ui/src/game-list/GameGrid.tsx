import type { ReactNode } from "react";
import { GameWithAction } from "../game-action/GameWithAction.tsx";
import { GameCard, type GameCardContent, type GameCardProps } from "../game-card/GameCard.tsx";

export interface GameGridProps {
  readonly variant: GameCardProps["variant"];
  readonly games: readonly GameCardContent[];
  /** Name of the list. */
  readonly label: string;
  readonly headingLevel?: GameCardProps["headingLevel"];
  /** Number of pictures that load at once, from the start. */
  readonly priorityCount?: number;
  /** Actions below each card, by the game's id; their names include the game's name. */
  readonly actions?: Readonly<Record<string, ReactNode>>;
}

/** Games in rows, as many as fit. */
export function GameGrid(props: GameGridProps) {
  const { variant, games, label, headingLevel = 3, priorityCount = 0, actions } = props;
  return (
    <ul className="game-grid" data-variant={variant} aria-label={label}>
      {games.map((game, index) => {
        const card = (
          <GameCard
            variant={variant}
            game={game}
            headingLevel={headingLevel}
            priority={index < priorityCount}
          />
        );
        return (
          <li key={game.id}>{actions ? <GameWithAction card={card} action={actions[game.id]} /> : card}</li>
        );
      })}
    </ul>
  );
}
