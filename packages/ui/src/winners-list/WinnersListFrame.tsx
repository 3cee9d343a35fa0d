import type { ReactNode } from "react";

export interface WinnersListFrameProps {
  /**
   * The island. It renders an `<ol>`; each `<li>` holds a picture, a link `.winner-game`, `.winner-who` with a `<time>`,
   * and `.winner-amount`. Under the list, `.winner-status` says whether it is kept fresh.
   */
  readonly children: ReactNode;
}

/** Styles the list of winners that an island renders. */
export function WinnersListFrame({ children }: WinnersListFrameProps) {
  return (
    <div className="winners-list-frame" data-winners="">
      {children}
    </div>
  );
}
