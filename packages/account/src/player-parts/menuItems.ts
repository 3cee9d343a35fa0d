import { islandTranslator } from "@spilhus/i18n/island";
import type { MenuPlayer } from "@spilhus/player-session/visitor";
import type { PlayerMenuItem } from "@spilhus/ui";
import { openPages } from "../frame/accountPages.ts";

/** Menu items for the account pages open to a player; none until the player is known. */
export function menuItems({ user, isUserComing, messages }: MenuPlayer): readonly PlayerMenuItem[] {
  if (isUserComing) return [];
  const t = islandTranslator(messages);
  return openPages({ checkResult: user?.checkResult ?? null, withinLimits: true }).map(
    ({ route, href, label, icon }) => ({
      href,
      label: t(label),
      icon,
      ...(route === "account-messages" &&
        user && {
          count: user.unreadMessages,
          countLabel: t("inbox.unreadCount", { count: user.unreadMessages }),
        }),
    }),
  );
}
