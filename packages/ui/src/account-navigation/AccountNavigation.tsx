import type { ReactNode } from "react";
import type { NavigationItem } from "../header/header-props.ts";
import { Icon } from "../icon/Icon.tsx";

/** One place of the account. */
export interface AccountNavigationItem extends NavigationItem {
  /** What waits there, such as an `AccountCount`; it may come later than the page. */
  readonly badge?: ReactNode;
}

export interface AccountNavigationProps {
  /** e.g. "Min spilkonto". */
  readonly label: string;
  readonly groups: readonly { readonly title: string; readonly items: readonly AccountNavigationItem[] }[];
  /** From a page of the account back to the list, which phones show on the account's front page only; none where that is closed. */
  readonly back?: { readonly href: string; readonly label: string };
  /** Whether the page shown is the account's front page. */
  readonly isFront: boolean;
}

/** The places of the account: beside the content on a wide screen; on a phone a list of its own, and a way back to it. */
export function AccountNavigation({ label, groups, back, isFront }: AccountNavigationProps) {
  return (
    <nav className="account-navigation" aria-label={label} data-front={isFront}>
      {back && !isFront && (
        <a className="account-back" href={back.href}>
          <Icon name="arrow-left" />
          {back.label}
        </a>
      )}
      <div className="account-groups">
        {groups.map(({ title, items }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {items.map((item) => (
                <li key={item.href}>
                  <a href={item.href} {...(item.current && { "aria-current": "page" as const })}>
                    {item.icon && <Icon name={item.icon} />}
                    <span className="account-place">{item.label}</span>
                    {item.badge}
                    <Icon name="chevron-right" />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}
