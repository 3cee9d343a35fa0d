import type { ReactNode } from "react";
import type { NavigationItem } from "../header/header-props.ts";
import { Icon } from "../icon/Icon.tsx";

/** One page of the account. */
export interface AccountNavigationItem extends NavigationItem {
  /** A count of new items, such as an `AccountCount`; it may load after the page. */
  readonly badge?: ReactNode;
}

export interface AccountNavigationProps {
  /** e.g. "Min spilkonto". */
  readonly label: string;
  readonly groups: readonly { readonly title: string; readonly items: readonly AccountNavigationItem[] }[];
  /**
   * Link from a page of the account back to the list, which phones show only on the account's front page; absent if
   * that page is closed.
   */
  readonly back?: { readonly href: string; readonly label: string };
  /** Whether this is the account's front page. */
  readonly isFront: boolean;
}

/** The account's navigation: beside the content on a wide screen; a separate list with a link back to it on a phone. */
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
