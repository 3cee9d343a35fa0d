import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { NavigationItem } from "../header/header-props.ts";

export interface NavigationPanelProps {
  readonly id: string;
  /** The edge it opens from. */
  readonly from: "side" | "bottom";
  readonly title: string;
  readonly closeLabel: string;
  readonly items: readonly NavigationItem[];
  /** Buttons for guests under the list; a signed-in player does not see them. */
  readonly actions?: ReactNode;
  /** Language switch and the like, at the end. */
  readonly end?: ReactNode;
}

/**
 * The navigation of small screens as a popover: opens, closes on Escape or a press beside it, and gives focus back
 * without any script.
 */
export function NavigationPanel({ id, from, title, closeLabel, items, actions, end }: NavigationPanelProps) {
  return (
    <div className="navigation-panel" id={id} popover="auto" data-from={from} data-closes-on-navigation="">
      <div className="panel-head">
        <p>{title}</p>
        <button
          className="panel-close"
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={closeLabel}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={title}>
        <ul>
          {items.map((item) => (
            <li key={item.href}>
              <a href={item.href} {...(item.current && { "aria-current": "page" as const })}>
                {item.icon && <Icon name={item.icon} />}
                {item.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {actions && (
        <div className="panel-actions" data-for="guests">
          {actions}
        </div>
      )}
      {end}
    </div>
  );
}
