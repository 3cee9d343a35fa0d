import type { ReactNode } from "react";
import { Picture, type PictureProps } from "../picture/Picture.tsx";

/** One of the player's figures, and the page that has more of it. */
export interface GreetingFact {
  readonly id: string;
  readonly label: string;
  /** Nothing until it is known: its place is kept. */
  readonly value: string | undefined;
  readonly href: string;
}

/** One of the player's games. */
export interface GreetingGame {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly picture: PictureProps;
}

export interface GreetingProps {
  /** e.g. "Hej, Mette". */
  readonly title: string;
  readonly facts: readonly GreetingFact[];
  /** Of the list of games. */
  readonly gamesLabel: string;
  /** Nothing until they are known: their place is kept. */
  readonly games: readonly GreetingGame[] | undefined;
  /** Stands in the place of the games when there are none. */
  readonly instead?: ReactNode;
}

/** What a signed-in player finds above the front page: their name, their figures and their games. */
export function Greeting({ title, facts, gamesLabel, games, instead }: GreetingProps) {
  return (
    <section className="container greeting" aria-labelledby="greeting-title">
      {/* No heading: the page's own first heading comes after it. */}
      <p className="greeting-title" id="greeting-title">
        {title}
      </p>
      <ul className="greeting-facts">
        {facts.map(({ id, label, value, href }) => (
          <li key={id}>
            <a href={href}>
              <span>{label}</span> <strong>{value ?? "–"}</strong>
            </a>
          </li>
        ))}
      </ul>
      {games && games.length > 0 ? (
        <ul className="greeting-games" aria-label={gamesLabel}>
          {games.map(({ id, href, name, picture }) => (
            <li key={id}>
              <a href={href}>
                <Picture {...picture} />
                <span>{name}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <div className="greeting-games">{instead}</div>
      )}
    </section>
  );
}
