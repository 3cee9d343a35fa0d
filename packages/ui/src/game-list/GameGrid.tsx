import { GameCard, type GameCardContent, type GameCardProps } from "../game-card/GameCard.tsx";

export interface GameGridProps {
  readonly variant: GameCardProps["variant"];
  readonly games: readonly GameCardContent[];
  /** Name of the list. */
  readonly label: string;
  readonly headingLevel?: GameCardProps["headingLevel"];
  /** How many pictures from the start are fetched at once. */
  readonly priorityCount?: number;
}

/** Games in rows, as many as fit. */
export function GameGrid({ variant, games, label, headingLevel = 3, priorityCount = 0 }: GameGridProps) {
  return (
    <ul className="game-grid" data-variant={variant} aria-label={label}>
      {games.map((game, index) => (
        <li key={game.id}>
          <GameCard
            variant={variant}
            game={game}
            headingLevel={headingLevel}
            priority={index < priorityCount}
          />
        </li>
      ))}
    </ul>
  );
}
