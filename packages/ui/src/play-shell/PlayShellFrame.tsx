import type { ReactNode } from "react";

export interface PlayShellFrameProps {
  /** `PlayBar`. */
  readonly bar: ReactNode;
  readonly children: ReactNode;
  /** Under the game, or beside it: `ChatLauncher`. */
  readonly aside?: ReactNode;
}

/** A game in play: its bar, and the room that is left for the game. */
export function PlayShellFrame({ bar, children, aside }: PlayShellFrameProps) {
  return (
    <div className="play-shell">
      {bar}
      <div className="play-stage">{children}</div>
      {aside}
    </div>
  );
}
