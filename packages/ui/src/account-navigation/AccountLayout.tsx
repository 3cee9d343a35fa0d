import type { ReactNode } from "react";

export interface AccountLayoutProps {
  /** An `AccountNavigation`. */
  readonly navigation: ReactNode;
  /** Whether the page shown is the account's front page: on a phone the list then stands under the content. */
  readonly isFront: boolean;
  /** Nobody knows yet whether the places are open to who looks: their room is kept. */
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
