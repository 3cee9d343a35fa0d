import type { ReactNode } from "react";
import type { IconName } from "../icon/Icon.tsx";

export interface Logo {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export interface NavigationItem {
  readonly href: string;
  readonly label: string;
  readonly icon?: IconName;
  /** The page shown now. */
  readonly current?: boolean;
}

export interface HeaderProps {
  readonly variant: "slim" | "tall";
  readonly logo: Logo;
  readonly homeHref: string;
  /** Name of the landmark, e.g. "Hovedmenu". */
  readonly navigationLabel: string;
  readonly navigation: readonly NavigationItem[];
  /** The one bright action, e.g. "Opret spilkonto". */
  readonly action?: { readonly href: string; readonly label: string };
  /** The quiet action beside it, e.g. "Log ind". */
  readonly secondaryAction?: { readonly href: string; readonly label: string };
  /**
   * Replaces both actions, on phones too: a player's menu with the session clock, which must stay visible, or an island
   * that renders them.
   */
  readonly account?: ReactNode;
  readonly search?: { readonly href: string; readonly label: string };
  readonly languageSwitch?: ReactNode;
  /** The day's times, below a tall header; a slim header ignores it. */
  readonly strip?: ReactNode;
  /** The button that opens the navigation on phones. */
  readonly drawer?: ReactNode;
}
