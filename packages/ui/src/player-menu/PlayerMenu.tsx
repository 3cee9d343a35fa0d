import type { ReactNode } from "react";
import type { NavigationItem } from "../header/header-props.ts";
import { Icon } from "../icon/Icon.tsx";

export interface PlayerMenuItem extends NavigationItem {
  /** Number of new items there, such as unread messages; read out as `countLabel`. */
  readonly count?: number;
  /** e.g. "3 ulæste". */
  readonly countLabel?: string;
  /** Heading above this item and those of the same group around it. */
  readonly group?: string;
}

export interface PlayerMenuProps {
  readonly id: string;
  /** What to call the player, e.g. the first name. */
  readonly name: string;
  /** Accessible text of the button, e.g. "Din spilkonto"; the name follows it. */
  readonly label: string;
  readonly items: readonly PlayerMenuItem[];
  /** The session clock. */
  readonly clock: ReactNode;
  /** The balance, if there is one to show. */
  readonly balance?: ReactNode;
  /** The button that logs out, at the menu's end. */
  readonly logOut: ReactNode;
}

/** Items in runs of the same group. */
function groupsOf(items: readonly PlayerMenuItem[]): readonly (readonly PlayerMenuItem[])[] {
  const groups: PlayerMenuItem[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && last[0]?.group === item.group) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

/**
 * A player's part of the header: clock, balance, and the name that opens the menu. Opens and closes without scripts.
 */
export function PlayerMenu({ id, name, label, items, clock, balance, logOut }: PlayerMenuProps) {
  const waiting = items.some(({ count = 0 }) => count > 0);
  return (
    <div className="player-menu">
      <div className="player-figures">
        {clock}
        {balance}
      </div>
      <button className="player-menu-button" type="button" popoverTarget={id}>
        <span className="visually-hidden">{label}</span>
        <span className="player-menu-sign" {...(waiting && { "data-waiting": "" })}>
          <Icon name="user" />
        </span>
        <span className="player-menu-name">{name}</span>
        <Icon name="chevron-down" />
      </button>
      <nav
        className="player-menu-panel"
        id={id}
        popover="auto"
        aria-label={label}
        data-closes-on-navigation=""
      >
        {groupsOf(items).map((group) => {
          const title = group[0]?.group;
          return (
            <section key={group[0]?.href} {...(title && { "aria-label": title })}>
              {title && (
                <p className="player-menu-group" aria-hidden="true">
                  {title}
                </p>
              )}
              <ul>
                {group.map((item) => (
                  <li key={item.href}>
                    <a href={item.href} {...(item.current && { "aria-current": "page" as const })}>
                      {item.icon && <Icon name={item.icon} />}
                      <span>{item.label}</span>
                      {item.count !== undefined && item.count > 0 && (
                        <span className="player-menu-count">
                          <span aria-hidden="true">{item.count}</span>
                          <span className="visually-hidden">{item.countLabel ?? item.count}</span>
                        </span>
                      )}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        <div className="player-menu-end">{logOut}</div>
      </nav>
    </div>
  );
}
