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
   * In place of both actions, on phones too: a player's menu with the session clock, which must stay in sight, or what
   * an island makes of it.
   */
  readonly account?: ReactNode;
  readonly search?: { readonly href: string; readonly label: string };
  readonly languageSwitch?: ReactNode;
  /** Under a tall header: the day's times. A slim header has no place for it. */
  readonly strip?: ReactNode;
  /** Where phones open the navigation from the header. */
  readonly drawer?: ReactNode;
}
