import type { ReactNode } from "react";

/** The place of the player's island in the header: session clock, balance, account. Reserves its space. */
export function SessionFrame({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="session-frame" data-session="">
      {children}
    </div>
  );
}
