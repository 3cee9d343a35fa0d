import type { Ref } from "react";

export interface StudioFrameProps {
  readonly ref?: Ref<HTMLIFrameElement>;
  /** Address of the game, of the studio's origin. */
  readonly address: string;
  /** Name of the game. */
  readonly title: string;
  /** What the player must know about the game that is being shown. */
  readonly notice?: string | undefined;
}

/**
 * What a studio's frame may do: run the scripts of its own origin and make sound. It opens no windows, leads this page nowhere
 * and sends no forms, and fills no screen, in which clock and balance would be gone. It keeps its origin, or nobody could tell
 * whose messages they are; it is never this page's own, which conformance of brands and the edge's policy see to.
 */
const FRAME = {
  sandbox: "allow-scripts allow-same-origin",
  allow: "autoplay",
  referrerPolicy: "origin",
} as const;

/** A studio's game in its frame. */
export function StudioFrame({ ref, address, title, notice }: StudioFrameProps) {
  return (
    <div className="studio-game">
      {notice !== undefined && <output className="studio-notice">{notice}</output>}
      <iframe
        ref={ref}
        className="studio-frame"
        src={address}
        title={title}
        sandbox={FRAME.sandbox}
        allow={FRAME.allow}
        referrerPolicy={FRAME.referrerPolicy}
      />
    </div>
  );
}
