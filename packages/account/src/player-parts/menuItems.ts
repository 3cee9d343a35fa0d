import { islandTranslator } from "@spilhus/i18n/island";
import type { MenuPlayer } from "@spilhus/player-session/visitor";
import { activeRestriction } from "@spilhus/restrictions";
import type { RouteId } from "@spilhus/routes";
import type { PlayerMenuItem } from "@spilhus/ui";
import { openPages, PAGE_GROUPS } from "../frame/accountPages.ts";

/** Rarely needed, and one step away: the account's own menu has them. Leaving them out keeps the header's menu short. */
const ONLY_IN_ACCOUNT: readonly RouteId[] = [
  "account-biometrics",
  "account-deletion",
  "eid",
  "mentor",
  "self-exclusion",
  "temporary-block",
];

/**
 * Menu items for the account pages open to a player, grouped, money first; none until the player is known. A restricted
 * player has few open pages, and gets them all.
 */
export function menuItems({ user, isUserComing, messages }: MenuPlayer): readonly PlayerMenuItem[] {
  if (isUserComing) return [];
  const t = islandTranslator(messages);
  const accountStatus = { checkResult: user?.checkResult ?? null, withinLimits: true };
  const isRestricted = activeRestriction(accountStatus) !== undefined;
  const shown = openPages(accountStatus).filter(
    ({ route }) => isRestricted || !ONLY_IN_ACCOUNT.includes(route),
  );
  return PAGE_GROUPS.flatMap((group) =>
    shown
      .filter((page) => page.group === group)
      .map(({ route, href, label, icon }) => ({
        href,
        label: t(label),
        icon,
        group: t(group),
        ...(route === "account-messages" &&
          user && {
            count: user.unreadMessages,
            countLabel: t("inbox.unreadCount", { count: user.unreadMessages }),
          }),
      })),
  );
}
