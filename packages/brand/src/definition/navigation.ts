import type { Locale } from "@spilhus/contracts";
import type { RouteId } from "@spilhus/routes";

/** A word of a brand in every locale. */
export type Label = Readonly<Record<Locale, string>>;

/** One entry: where it leads and what it is called. */
export interface NavigationItem {
  /** A route without path parameters that the brand has enabled. */
  readonly route: RouteId;
  /** Query the link carries, without `?`, e.g. `auth=signup` (R2.07). */
  readonly query?: string;
  readonly label: Label;
  /** A shorter label for the tab bar on phones. */
  readonly short?: Label;
}

export interface FooterGroup {
  readonly heading: Label;
  readonly items: readonly NavigationItem[];
}

/** `navigation.ts`. Entries are shown in this order; the first has order 1. */
export interface BrandNavigation {
  readonly primary: readonly NavigationItem[];
  /** The header's primary action. */
  readonly action: NavigationItem;
  readonly footer: readonly FooterGroup[];
}
