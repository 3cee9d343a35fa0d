import { Icon } from "../icon/Icon.tsx";
import type { MobileNavigationPart } from "./mobile-navigation-props.ts";

/** A bar at the bottom edge: the four most used places and a sheet with the rest. */
export function TabBar({ label, items, menuLabel, panel, panelId }: MobileNavigationPart) {
  return (
    <div className="tab-bar" data-mobile-navigation="tabs">
      <nav aria-label={label}>
        <ul>
          {items.slice(0, 4).map((item) => (
            <li key={item.href}>
              <a className="tab" href={item.href} {...(item.current && { "aria-current": "page" as const })}>
                <Icon name={item.icon ?? "star"} />
                <span>{item.label}</span>
              </a>
            </li>
          ))}
          <li>
            <button className="tab" type="button" popoverTarget={panelId}>
              <Icon name="menu" />
              <span>{menuLabel}</span>
            </button>
          </li>
        </ul>
      </nav>
      {panel}
    </div>
  );
}
