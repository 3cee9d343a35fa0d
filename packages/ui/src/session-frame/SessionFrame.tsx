import type { ReactNode } from "react";

/** Where the player's own island stands in the header: session clock, balance, account. Reserves its place. */
export function SessionFrame({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="session-frame" data-session="">
      {children}
    </div>
  );
}
