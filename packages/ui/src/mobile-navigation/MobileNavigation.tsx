import { DrawerButton } from "./DrawerButton.tsx";
import type { MobileNavigationProps } from "./mobile-navigation-props.ts";
import { NavigationPanel } from "./NavigationPanel.tsx";
import { TabBar } from "./TabBar.tsx";

const PANEL_ID = "mobile-navigation-panel";

/**
 * Navigation of small screens. `tabs` is fixed to the bottom edge and stands anywhere in the page; `drawer` is a button
 * for the header's `drawer` slot. Once a page.
 */
export function MobileNavigation({
  variant,
  label,
  items,
  moreItems = [],
  menuLabel,
  closeLabel,
  actions,
  end,
}: MobileNavigationProps) {
  const tabs = variant === "tabs";
  const panel = (
    <NavigationPanel
      id={PANEL_ID}
      from={tabs ? "bottom" : "side"}
      title={menuLabel}
      closeLabel={closeLabel}
      items={[...(tabs ? items.slice(4) : items), ...moreItems]}
      actions={actions}
      end={end}
    />
  );
  const part = { label, items, menuLabel, panel, panelId: PANEL_ID };
  return tabs ? <TabBar {...part} /> : <DrawerButton {...part} />;
}
