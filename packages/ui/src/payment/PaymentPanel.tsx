import type { ReactNode } from "react";

export interface PaymentPanelProps {
  readonly children: ReactNode;
  /** What the player should weigh while typing, such as limits; under the fields where there is no room beside them. */
  readonly aside?: ReactNode;
}

/** The column in which money is moved: still, narrow, without pictures, its amounts large. */
export function PaymentPanel({ children, aside }: PaymentPanelProps) {
  return (
    <div className="payment-panel">
      {children}
      {aside && <div className="payment-aside">{aside}</div>}
    </div>
  );
}
