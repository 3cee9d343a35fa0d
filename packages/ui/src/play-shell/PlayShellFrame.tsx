import type { ReactNode } from "react";

export interface PlayShellFrameProps {
  /** `PlayBar`. */
  readonly bar: ReactNode;
  readonly children: ReactNode;
}

/** A game in play: its bar, and the room that is left for the game. */
export function PlayShellFrame({ bar, children }: PlayShellFrameProps) {
  return (
    <div className="play-shell">
      {bar}
      <div className="play-stage">{children}</div>
    </div>
  );
}
