import type { ReactNode } from "react";
import { Badge } from "../badge/Badge.tsx";
import { Icon, type IconName } from "../icon/Icon.tsx";

/** A figure that is always in sight. */
export interface PlayFigure {
  readonly id: string;
  /** e.g. "Saldo". */
  readonly label: string;
  /** e.g. "1.234,50 kr."; nothing until it is known: its place is kept. */
  readonly text: string | undefined;
}

/** A way out of the game. */
export interface PlayWay {
  readonly id: string;
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
}

export interface PlayBarProps {
  /** Name of the ways out of the game, e.g. "Grænser, pause og hjælp". */
  readonly label: string;
  /** Name of the game. */
  readonly title: string;
  /** Shown all the time while a game is only tried. */
  readonly demoLabel?: string | undefined;
  /** The session clock, which cannot be closed (BEK 1274/2019 § 17). */
  readonly clock: ReactNode;
  readonly figures: readonly PlayFigure[];
  /** Limits, pause and help. */
  readonly ways: readonly PlayWay[];
  /** Leaves the game. */
  readonly close: { readonly href: string; readonly label: string };
  /** Buttons of the island, such as full screen. */
  readonly tools?: ReactNode;
}

/**
 * What stays in sight while a game is played, in full screen too: clock, balance, stake, net result and time, and the ways
 * to limits, pause and help. None of its figures is announced by itself.
 */
export function PlayBar(props: PlayBarProps) {
  const { label, title, demoLabel, clock, figures, ways, close, tools } = props;
  return (
    <header className="play-bar">
      <a className="play-way" href={close.href} data-navigation="hard">
        <Icon name="close" />
        <span>{close.label}</span>
      </a>
      <div className="play-title">
        <h1>{title}</h1>
        {demoLabel && <Badge tone="alt">{demoLabel}</Badge>}
      </div>
      <div className="play-clock">{clock}</div>
      <dl className="play-figures">
        {figures.map(({ id, label: name, text }) => (
          <div key={id} data-figure={id}>
            <dt>{name}</dt>
            <dd>{text ?? "–"}</dd>
          </div>
        ))}
      </dl>
      <nav className="play-ways" aria-label={label}>
        {ways.map(({ id, href, label: name, icon }) => (
          <a key={id} className="play-way" href={href} data-navigation="hard">
            <Icon name={icon} />
            <span>{name}</span>
          </a>
        ))}
        {tools}
      </nav>
    </header>
  );
}
