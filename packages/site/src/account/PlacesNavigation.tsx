import { routeById, type RouteId } from "@spilhus/routes";
import { AccountNavigation } from "@spilhus/ui";
import type { PageRequest } from "../app/pageRequest.ts";
import { UnreadIsland } from "./UnreadIsland.tsx";
import { ACCOUNT_PLACES, PLACE_GROUPS } from "./accountPlaces.ts";

interface PlacesNavigationProps {
  readonly request: PageRequest;
  readonly route: RouteId;
}

/** The account's places, the same for every player. */
export function PlacesNavigation({ request: { t }, route }: PlacesNavigationProps) {
  const groups = PLACE_GROUPS.flatMap((group) => {
    const items = ACCOUNT_PLACES.filter((place) => place.group === group).map((place) => ({
      href: place.href,
      label: t(place.label),
      icon: place.icon,
      current: place.route === route,
      ...(place.route === "account-messages" && { badge: <UnreadIsland /> }),
    }));
    return items.length > 0 ? [{ title: t(group), items }] : [];
  });
  return (
    <AccountNavigation
      label={t("account.navigation")}
      groups={groups}
      back={{ href: routeById("account-home").path, label: t("account.back") }}
      isFront={route === "account-home"}
    />
  );
}
