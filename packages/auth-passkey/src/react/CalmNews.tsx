import type { ReactNode } from "react";

interface CalmNewsProps {
  /** Without it, what is said is only heard. */
  readonly isSeen: boolean;
  readonly children: ReactNode;
}

/**
 * What is announced without interrupting. The region stands there from the start, so that its first words are heard;
 * while nothing is seen it takes no room.
 */
export function CalmNews({ isSeen, children }: CalmNewsProps) {
  return (
    <div aria-live="polite" {...(!isSeen && { className: "visually-hidden" })}>
      {children}
    </div>
  );
}
