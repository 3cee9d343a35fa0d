import { Icon } from "../icon/Icon.tsx";
import type { MobileNavigationPart } from "./mobile-navigation-props.ts";

/** The header's button and the panel it opens from the side. */
export function DrawerButton({ menuLabel, panel, panelId }: MobileNavigationPart) {
  return (
    <div className="drawer-menu" data-mobile-navigation="drawer">
      <button className="drawer-button" type="button" popoverTarget={panelId}>
        <Icon name="menu" />
        <span>{menuLabel}</span>
      </button>
      {panel}
    </div>
  );
}
