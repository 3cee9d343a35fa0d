import { routeById, type RouteId } from "@spilhus/routes";
import type { PageRequest } from "@spilhus/page-kit";
import { UnreadIsland } from "./UnreadIsland.tsx";
import { OpenPagesMenu } from "./OpenPagesMenu.tsx";
import { ACCOUNT_PAGES, PAGE_GROUPS } from "./accountPages.ts";

interface AccountMenuProps {
  readonly request: PageRequest;
  readonly route: RouteId;
}

/**
 * The account menu as the server renders it for all players. The browser removes pages that are closed to the player.
 */
export function AccountMenu({ request: { t }, route }: AccountMenuProps) {
  const groups = PAGE_GROUPS.flatMap((group) => {
    const items = ACCOUNT_PAGES.filter((place) => place.group === group).map((place) => ({
      href: place.href,
      label: t(place.label),
      icon: place.icon,
      current: place.route === route,
      ...(place.route === "account-messages" && { badge: <UnreadIsland /> }),
    }));
    return items.length > 0 ? [{ title: t(group), items }] : [];
  });
  return (
    <OpenPagesMenu
      label={t("account.navigation")}
      groups={groups}
      back={{ href: routeById("account-home").path, label: t("account.back") }}
      isFront={route === "account-home"}
    />
  );
}
