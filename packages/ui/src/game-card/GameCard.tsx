import { Badge, type BadgeProps } from "../badge/Badge.tsx";
import { Picture, type PictureProps } from "../picture/Picture.tsx";

export interface GameFact {
  readonly label: string;
  readonly value: string;
}

export interface GameCardContent {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly provider: string;
  /** 3:4 for `portrait`, 16:10 for `plate`; decoration, the name stands beside it. */
  readonly picture: PictureProps;
  readonly badges?: readonly { readonly label: string; readonly tone?: BadgeProps["tone"] }[];
  /** RTP, stakes; two or three. */
  readonly facts: readonly GameFact[];
  /** A jackpot that can be won in it, as shown. */
  readonly jackpot?: string;
}

export interface GameCardProps {
  readonly variant: "portrait" | "plate";
  readonly game: GameCardContent;
  readonly headingLevel?: 2 | 3 | 4;
  readonly priority?: boolean;
}

/**
 * A game in a lobby. `portrait`: title on the art, facts on hover or focus, and always on touch screens. `plate`: art
 * above a caption with the facts. The whole card is the link.
 */
export function GameCard({ variant, game, headingLevel = 3, priority = false }: GameCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="game-card" data-variant={variant}>
      <div className="game-art">
        <Picture {...game.picture} priority={priority} />
        {game.badges && game.badges.length > 0 && (
          <p className="game-badges">
            {game.badges.map((badge) => (
              <Badge key={badge.label} tone={badge.tone ?? "plain"}>
                {badge.label}
              </Badge>
            ))}
          </p>
        )}
      </div>
      <div className="game-caption">
        <Heading className="game-name">
          <a href={game.href}>{game.name}</a>
        </Heading>
        <div className="game-line">
          <p className="game-provider">{game.provider}</p>
          {game.jackpot && <p className="game-jackpot number">{game.jackpot}</p>}
        </div>
        <dl className="game-facts">
          {game.facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}
