import { Icon } from "../icon/Icon.tsx";
import type { PlayerMenuItem } from "../player-menu/PlayerMenu.tsx";

export interface AccountNavigationProps {
  /** e.g. "Min spilkonto". */
  readonly label: string;
  readonly groups: readonly { readonly title: string; readonly items: readonly PlayerMenuItem[] }[];
  /** From a page of the account back to the list, which phones show on the account's front page only. */
  readonly back: { readonly href: string; readonly label: string };
  /** Whether the page shown is the account's front page. */
  readonly isFront: boolean;
}

/** The places of the account: beside the content on a wide screen; on a phone a list of its own, and a way back to it. */
export function AccountNavigation({ label, groups, back, isFront }: AccountNavigationProps) {
  return (
    <nav className="account-navigation" aria-label={label} data-front={isFront}>
      {!isFront && (
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
                    {item.count !== undefined && item.count > 0 && (
                      <span className="account-count">
                        <span aria-hidden="true">{item.count}</span>
                        <span className="visually-hidden">{item.countLabel ?? item.count}</span>
                      </span>
                    )}
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
