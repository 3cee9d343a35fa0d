import type { ReactNode } from "react";

export interface AccountLayoutProps {
  /** An `AccountNavigation`. */
  readonly navigation: ReactNode;
  /** Whether this is the account's front page, which shows the list below its content on a phone. */
  readonly isFront: boolean;
  /** It is not known yet which pages are open to the visitor: the list's space is reserved. */
  readonly isWaiting?: boolean;
  readonly children: ReactNode;
}

/** A page of the account with its navigation. */
export function AccountLayout({ navigation, isFront, isWaiting = false, children }: AccountLayoutProps) {
  return (
    <div className="account-layout" data-front={isFront} {...(isWaiting && { "data-waiting": "" })}>
      {navigation}
      <div className="account-content">{children}</div>
    </div>
  );
}
