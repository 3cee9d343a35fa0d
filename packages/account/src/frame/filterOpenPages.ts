import type { CheckResult } from "@spilhus/contracts";
import type { AccountNavigationProps } from "@spilhus/ui";
import { openPages } from "./accountPages.ts";

type Places = Pick<AccountNavigationProps, "groups" | "back">;

/**
 * Filters the menu to the pages open to the player. The other pages would redirect a restricted player to the status
 * page. Reached play limits close no page.
 *
 * @param checkResult undefined until the player is known; then all pages are returned
 */
export function filterOpenPages(
  { groups, back }: Places,
  checkResult: CheckResult | null | undefined,
): Places {
  if (!checkResult) return { groups, ...(back && { back }) };
  const open = new Set(openPages({ checkResult, withinLimits: true }).map(({ href }) => href));
  return {
    groups: groups.flatMap(({ title, items }) => {
      const left = items.filter(({ href }) => open.has(href));
      return left.length > 0 ? [{ title, items: left }] : [];
    }),
    ...(back && open.has(back.href) && { back }),
  };
}
