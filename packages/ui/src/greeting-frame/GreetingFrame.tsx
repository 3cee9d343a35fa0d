import type { ReactNode } from "react";

/** The place of a player's greeting above a shared page. Guests see nothing of it; for players its height is reserved. */
export function GreetingFrame({ children }: { readonly children?: ReactNode }) {
  return <div className="greeting-frame">{children}</div>;
}
