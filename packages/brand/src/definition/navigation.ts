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
  /** A shorter word for the bar of tabs on phones, part of the label. */
  readonly short?: Label;
}

export interface FooterGroup {
  readonly heading: Label;
  readonly items: readonly NavigationItem[];
}

/** What a brand states in `navigation.ts`. Order is the order shown; the first entry has order 1. */
export interface BrandNavigation {
  readonly primary: readonly NavigationItem[];
  /** The one bright action of the header. */
  readonly action: NavigationItem;
  readonly footer: readonly FooterGroup[];
}
