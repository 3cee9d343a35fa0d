import type { ReactNode } from "react";

export interface WinnersListFrameProps {
  /** A {@link WinnersList}'s rows, or the island that keeps them fresh with the same markup. */
  readonly children: ReactNode;
}

/** Styles the list of winners, also when an island renders it. */
export function WinnersListFrame({ children }: WinnersListFrameProps) {
  return (
    <div className="winners-list-frame" data-winners="">
      {children}
    </div>
  );
}
