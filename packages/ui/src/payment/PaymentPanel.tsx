import type { ReactNode } from "react";

/** The column in which money is moved: still, narrow, without pictures, its amounts large. */
export function PaymentPanel({ children }: { readonly children: ReactNode }) {
  return <div className="payment-panel">{children}</div>;
}

/** What the player should weigh while typing an amount, such as their limits: right after its field. */
export function PaymentAside({ children }: { readonly children: ReactNode }) {
  return <div className="payment-aside">{children}</div>;
}
