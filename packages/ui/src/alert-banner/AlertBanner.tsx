import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";

export interface AlertBannerProps {
  /** Why the player is here and what is the way on: the alert of the restriction. */
  readonly children: ReactNode;
  /** Ways on, e.g. a link to customer service. */
  readonly actions?: ReactNode;
}

/**
 * Says over a page why the player was taken to it (R4.02). Calm and without blame; announced when it appears after the
 * page, and not to be closed, since what it says still holds.
 */
export function AlertBanner({ children, actions }: AlertBannerProps) {
  return (
    <div className="alert-banner" role="alert">
      <div className="container">
        <Icon name="shield" />
        <div className="alert-banner-text">{children}</div>
        {actions && <div className="alert-banner-actions">{actions}</div>}
      </div>
    </div>
  );
}
