import type { ReactNode } from "react";

export interface PlayMessageProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** Figures of play that is over, or nothing. */
  readonly children?: ReactNode;
  /** Ways on; at least one leads back. */
  readonly actions: ReactNode;
}

/** What stands in the place of a game that is not there, or no longer: why, and the ways on. Announced when it appears. */
export function PlayMessage({ title, text, children, actions }: PlayMessageProps) {
  return (
    <div className="play-message" role="alert">
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
      <div className="play-message-ways">{actions}</div>
    </div>
  );
}
