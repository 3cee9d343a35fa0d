import type { ReactNode } from "react";
import type { NavigationItem } from "../header/header-props.ts";

export interface MobileNavigationProps {
  readonly variant: "tabs" | "drawer";
  /** Name of the landmark. */
  readonly label: string;
  /** The most used places first: a tab bar shows four of them. */
  readonly items: readonly NavigationItem[];
  /** Everything else, inside the panel. */
  readonly moreItems?: readonly NavigationItem[];
  /** On the button that opens the panel, e.g. "Menu". */
  readonly menuLabel: string;
  readonly closeLabel: string;
  /** Buttons for guests, such as those to log in. */
  readonly actions?: ReactNode;
  /** Language switch and the like, at the panel's end. */
  readonly end?: ReactNode;
}

/** What one composition needs of them, with the panel it opens. */
export type MobileNavigationPart = Pick<MobileNavigationProps, "label" | "items" | "menuLabel"> & {
  readonly panel: ReactNode;
  readonly panelId: string;
};
