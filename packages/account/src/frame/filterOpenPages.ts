import type { CheckResult } from "@spilhus/contracts";
import type { AccountNavigationProps } from "@spilhus/ui";
import { openPages } from "./accountPages.ts";

type Places = Pick<AccountNavigationProps, "groups" | "back">;

/**
 * Of the account's places those that are open to a player: the others would lead back to the page a restricted player is
 * kept on. Reached play limits close none.
 *
 * @param checkResult nothing until it is known whose account it is: then all are left
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
