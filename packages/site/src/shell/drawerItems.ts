import type { BrandNavigation, NavigationItem } from "@spilhus/brand";
import { isForGuests } from "./isForGuests.ts";

/**
 * Places of the footer that a phone's menu shows under the main ones: each place once, and none for guests, who have buttons
 * of their own there.
 */
export function drawerItems({ primary, footer }: BrandNavigation): readonly NavigationItem[] {
  const known = new Set<string>(primary.map(({ route }) => route));
  return footer
    .flatMap(({ items }) => items)
    .filter((item) => {
      if (isForGuests(item) || known.has(item.route)) return false;
      known.add(item.route);
      return true;
    });
}
