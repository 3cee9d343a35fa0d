import { GameCard, type GameCardContent, type GameCardProps } from "../game-card/GameCard.tsx";
import { SectionHeading, type SectionHeadingProps } from "../section-heading/SectionHeading.tsx";

export interface GameRailProps extends SectionHeadingProps {
  readonly variant: GameCardProps["variant"];
  readonly games: readonly GameCardContent[];
  /** Names of the buttons that scroll, where the browser draws them. */
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly priorityCount?: number;
}

/** A titled row of games that scrolls sideways and snaps. */
export function GameRail({
  variant,
  games,
  previousLabel,
  nextLabel,
  priorityCount = 0,
  ...heading
}: GameRailProps) {
  return (
    <section className="game-rail-section" aria-labelledby={heading.id}>
      <SectionHeading {...heading} />
      <div className="rail-frame">
        <ul
          className="rail"
          data-variant={variant}
          data-previous={previousLabel}
          data-next={nextLabel}
          aria-labelledby={heading.id}
        >
          {games.map((game, index) => (
            <li key={game.id}>
              <GameCard variant={variant} game={game} priority={index < priorityCount} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
