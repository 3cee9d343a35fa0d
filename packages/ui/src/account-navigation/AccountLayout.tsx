import type { ReactNode } from "react";

export interface AccountLayoutProps {
  /** An `AccountNavigation`. */
  readonly navigation: ReactNode;
  /** Whether the page shown is the account's front page: on a phone the list then stands under the content. */
  readonly isFront: boolean;
  readonly children: ReactNode;
}

/** A page of the account with its navigation. */
export function AccountLayout({ navigation, isFront, children }: AccountLayoutProps) {
  return (
    <div className="account-layout" data-front={isFront}>
      {navigation}
      <div className="account-content">{children}</div>
    </div>
  );
}
